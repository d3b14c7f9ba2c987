/**
 * Colour themes of editors → the few CSS variables our token classes use. Only colours are taken;
 * the default pair is ours (src/css/tokens.css). Runs on a thread, as Shiki does for code.
 */
import type {BundledTheme} from 'shiki';

import type {CodeTheme} from '../types';

type ThemeRule = {scope?: string | string[]; settings?: {foreground?: string}};
type Theme = {fg: string; bg: string; settings: ThemeRule[]};

/** For each variable the scopes to look for, most telling first. */
const SCOPES: Record<string, string[]> = {
  k: ['keyword', 'keyword.control', 'storage.type', 'storage'],
  s: ['string', 'string.quoted', 'string.quoted.double'],
  c: ['comment', 'punctuation.definition.comment'],
  n: ['constant.numeric', 'constant', 'constant.language'],
  f: ['entity.name.function', 'support.function', 'entity.name'],
  l: ['string.other.link', 'markup.underline.link', 'support.type', 'entity.name.type'],
};

export async function codeThemesCss(themes: CodeTheme[]): Promise<string> {
  const {bundledThemes, normalizeTheme} = await import('shiki');
  const load = async (name: string): Promise<Theme> => {
    const entry = bundledThemes[name as BundledTheme];
    if (!entry) throw new Error(`plugins/code-blocks/types.ts: Shiki has no theme "${name}".`);
    return normalizeTheme((await entry()).default);
  };
  const blocks = await Promise.all(
    themes.map(async ({id, light, dark}) => [
      block(`[data-code-theme='${id}']`, await load(light)),
      ...(light === dark ? [] : [block(`[data-theme='dark'][data-code-theme='${id}']`, await load(dark))]),
    ]),
  );
  return blocks.flat().join('\n');
}

function block(selector: string, theme: Theme): string {
  const colours = Object.entries(SCOPES).map(([variable, scopes]) => `  --code-${variable}: ${hex(colourOf(theme, scopes) ?? theme.fg)};`);
  const mix = (name: string, colour: string) => `  --code-${name}: color-mix(in srgb, ${colour} 22%, ${hex(theme.bg)});`;
  return [
    `${selector} {`,
    `  --code-bg: ${hex(theme.bg)};`,
    `  --code-fg: ${hex(theme.fg)};`,
    ...colours,
    mix('mark', '#8a63ff'),
    mix('add', '#2ea043'),
    mix('del', '#f85149'),
    '}',
    '',
  ].join('\n');
}

function colourOf(theme: Theme, scopes: string[]): string | undefined {
  for (const wanted of scopes) {
    for (const {scope, settings} of theme.settings) {
      const list = (Array.isArray(scope) ? scope : (scope ?? '').split(',')).map((name) => name.trim());
      if (settings?.foreground && list.includes(wanted)) return settings.foreground;
    }
  }
  return undefined;
}

/** Without an alpha channel: transparent colours cannot promise a contrast. */
function hex(colour: string): string {
  return /^#[0-9a-f]{8}$/i.test(colour) ? colour.slice(0, 7).toLowerCase() : colour.toLowerCase();
}
