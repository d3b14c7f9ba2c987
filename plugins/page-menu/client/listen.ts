/**
 * The only part of the page menu in the first load: it waits for a use and then
 * fetches the code that serves it.
 */
import {loadPart} from '../../shared/browser/loadPart';

/**
 * Disclosures over the page: this menu, and the contents on narrow windows
 * (plugins/table-of-contents).
 */
const MENU = ':is(.page-menu, .contents-bar)';

const load = () => import(/* webpackChunkName: "part-page-menu" */ './actions');

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('[data-page-action]');
    const link = target?.closest<HTMLAnchorElement>('a.hash-link, a.row-anchor');
    if (button) loadPart('This action', load, button, ({act}) => void act(button));
    // Without it the mark is still a link.
    else if (link && event.button === 0) load().then(({copyLink}) => copyLink(link), ignore);
    closeMenus(target?.closest(MENU));
  });
  // Some browsers copy only while the click is fresh, so the code is fetched
  // when a click becomes likely.
  document.addEventListener(
    'pointerover',
    ({target}) => {
      if (target instanceof Element && target.closest('.page-menu, a.hash-link')) load().catch(ignore);
    },
    {passive: true},
  );
  window.addEventListener('beforeprint', preparePaper);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}

/** A failure counts when the part is used. */
function ignore(): void {}

function closeMenus(except: Element | null | undefined): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) if (menu !== except) menu.open = false;
}

/** Paper is white and cannot be unfolded. */
export function preparePaper(): void {
  const root = document.documentElement;
  const {theme} = root.dataset;
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
  root.dataset.theme = 'light';
  for (const fold of folds) fold.open = true;
  const restore = () => {
    if (theme) root.dataset.theme = theme;
    for (const fold of folds) fold.open = false;
  };
  window.addEventListener('afterprint', restore, {once: true});
}
