/**
 * What the reader chose on an earlier visit is right before the first paint. (The colour mode is
 * Docusaurus' own inline script.) Content that is still being parsed is corrected as it arrives:
 * mutation observers run before the browser paints.
 */
import {onRouteDidUpdate as followMoved} from '../../navigation/client/followMoved';
import {writeMarks} from '../../preferences/client/marks';
import {readSetting} from '../../preferences/client/settings';
import {readStored} from '../../shared/browser/storage';
import {activateTab} from '../../static-pages/client/tabs/activateTab';
import {readChoice} from '../../static-pages/client/tabs/choices';

/**
 * The id of the announcement and the address of the code themes in this build;
 * pageTemplate.ts puts them in.
 */
declare const ANNOUNCEMENT_ID: string;
declare const CODE_THEMES: string;

export function applyReaderChoices(): void {
  const root = document.documentElement;
  // As plugins/navigation/client/wholePage.ts does for places that the reader goes to later.
  if (window.location.hash) root.dataset.wholePage = '';
  document.addEventListener('DOMContentLoaded', followMoved);
  applyCodeTheme(root);
  showNewAnnouncement(root);
  if (mayChangeContent()) followParser();
}

function applyCodeTheme(root: HTMLElement): void {
  const theme = readSetting('theme');
  if (!theme) return;
  root.dataset.codeTheme = theme;
  // Written by the parser, so that the browser waits for it as for the site's own stylesheet; a
  // link that a script adds would come after the first paint.
  document.write(`<link rel="stylesheet" href="${CODE_THEMES}">`);
}

/** Docusaurus hides the bar if the reader closed any earlier one; only the current one counts. */
function showNewAnnouncement(root: HTMLElement): void {
  if (readStored('docusaurus.announcement.id') !== ANNOUNCEMENT_ID) root.removeAttribute('data-announcement-bar-initially-dismissed');
}

/** Most readers have chosen nothing; they pay nothing. */
function mayChangeContent(): boolean {
  if (window.location.search) return true;
  try {
    return Object.keys(window.localStorage).some((key) => /^docusaurus\.tab\.|^docs\.(host|environmentKey)$/.test(key));
  } catch {
    return false;
  }
}

function followParser(): void {
  const host = readSetting('host');
  const key = readSetting('key');
  const correct = () => {
    for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const value = readChoice(set.dataset.tabs ?? '', window.location.search);
      if (value) activateTab(set, value);
    }
    if (host || key) writeMarks({sdk: host, admin: host, key});
  };
  const observer = new MutationObserver(correct);
  observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    correct();
    observer.disconnect();
  });
}
