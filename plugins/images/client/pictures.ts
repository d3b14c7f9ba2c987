/**
 * Listens for clicks on the pictures of all pages, which are HTML. Without it they are links to the
 * whole picture.
 */
import {loadPart} from '../../shared/browser/loadPart';

const CONTROL = 'a[data-enlarge]';
let close: (() => void) | undefined;

const load = () => import(/* webpackChunkName: "part-picture" */ './enlarge');

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
    const asksForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || asksForNewTab) return;
    event.preventDefault();
    loadPart('The whole picture', load, link, ({enlarge}) => (close = enlarge(link)));
  });
  document.addEventListener('keydown', (event) => {
    // Enter clicks a link natively; a button is expected to respond to the space bar too.
    if (event.key !== ' ' || !(event.target as Element).matches(CONTROL)) return;
    event.preventDefault();
    (event.target as HTMLElement).click();
  });
}

export function onRouteUpdate(): void {
  close?.();
  close = undefined;
}
