/** The part that every page carries: waits until the reader has the page, then fetches the rest. */
import {whenLoadedAndIdle} from '../../shared/browser/whenIdle';
import {announcePage} from './pageReady';

// In one place: the bundler makes a chunk for each place that names the file.
const load = () => import('./begin');

const OPENER = '[data-privacy-choices]';

/** The head of a new page is written a frame after Docusaurus announces the page. */
const TITLE_DELAY_MS = 100;

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  setTimeout(() => {
    if (window.location.pathname === location.pathname) announcePage(decodeURI(location.pathname), document.title);
  }, TITLE_DELAY_MS);
}

if (typeof window !== 'undefined') {
  whenLoadedAndIdle(() => void load().then(({begin}) => begin(), report), {timeout: 5000, fallback: 1500});
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(OPENER)) return;
    event.preventDefault();
    void load().then(({reopen}) => reopen());
  });
}

function report(error: unknown): void {
  console.warn('[analytics] not loaded:', error);
}
