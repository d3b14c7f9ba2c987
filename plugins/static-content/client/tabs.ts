import {activateTab} from './activateTab';
import {readChoice, storageGroup, storeChoice} from './choices';

function setsOf(group: string): Element[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].filter(
    (set) => storageGroup(set.dataset.tabs ?? '') === storageGroup(group),
  );
}

function choose(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('.tab-set, .language-bar');
  const value = tab.dataset.value;
  if (!set || !value) return;
  const group = set.dataset.tabs;
  if (!group) return void activateTab(set, value);
  // What is above may change height: keep the set, or the section that a bar is used in, where the reader's eye is.
  const place = set.id ? currentHeading() : set;
  const before = place?.getBoundingClientRect().top ?? 0;
  chooseInGroup(group, value);
  if (place) window.scrollBy({top: place.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Also from the preferences in the navbar. */
export function chooseInGroup(group: string, value: string): void {
  for (const set of setsOf(group)) activateTab(set, value);
  storeChoice(group, value);
  linkTo(group, value);
  listHeadings();
}

/** The heading of the section at the top of the window; none above the first one. */
function currentHeading(): Element | undefined {
  return [...document.querySelectorAll('.markdown :is(h2, h3)')]
    .filter((heading) => isShown(heading) && heading.getBoundingClientRect().top < window.innerHeight / 3)
    .at(-1);
}

function isShown(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}

/** The list of contents names what the page shows, and the bar shows what it says. */
function listHeadings(): void {
  const bar = document.getElementById('languages');
  if (!bar) return;
  const [list, tab] = [bar.querySelector('[role=tablist]'), bar.querySelector<HTMLElement>('[aria-selected=true]')];
  if (list && tab) list.scrollLeft = tab.offsetLeft - list.clientWidth / 2;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const item = link.parentElement;
    if (item) item.hidden = !isShown(document.getElementById(decodeURIComponent(link.hash.slice(1))));
  }
}

/** A link to a place in a panel that is not shown chooses that panel. */
function revealTarget(): void {
  const panel = document
    .getElementById(decodeURIComponent(window.location.hash.slice(1)))
    ?.closest<HTMLElement>('[role=tabpanel]:not([data-active])');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (!tab) return;
  choose(tab);
  panel.querySelector(window.location.hash)?.scrollIntoView();
}

/** The address names the choice, so that it can be sent to somebody; history keeps its length. */
function linkTo(group: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(storageGroup(group), value);
  window.history.replaceState(window.history.state, '', url);
}

/** Arrow keys, Home and End move between tabs, as in the WAI-ARIA pattern with automatic activation. */
function onKeyDown(event: KeyboardEvent): void {
  const tab = (event.target as Element | null)?.closest<HTMLElement>('[role=tab][data-value]');
  const list = tab?.closest('[role=tablist]');
  if (!tab || !list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(tab);
  const target = {ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1}[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const next = tabs[(target + tabs.length) % tabs.length];
  next?.focus();
  if (next) choose(next);
}

function restore(): void {
  document.documentElement.removeAttribute('data-only');
  const groups = new Set([...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(({dataset}) => dataset.tabs ?? ''));
  for (const group of groups) {
    const value = readChoice(group, window.location.search);
    if (!value) continue;
    const found = setsOf(group).filter((set) => activateTab(set, value)).length > 0;
    if (found && new URLSearchParams(window.location.search).has(storageGroup(group))) storeChoice(group, value);
  }
  listHeadings();
  revealTarget();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[role=tab][data-value]');
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('hashchange', revealTarget);
}

export function onRouteDidUpdate(): void {
  restore();
}
