import {readSetting} from './settings';

export const DEFAULT_THEME = 'default';

export function applyTheme(): void {
  const theme = readSetting('theme') ?? DEFAULT_THEME;
  if (theme === DEFAULT_THEME) delete document.documentElement.dataset.codeTheme;
  else document.documentElement.dataset.codeTheme = theme;
}
