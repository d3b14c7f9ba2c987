import {activateTab} from './activateTab';
import {readChoice, storageGroup, storeChoice} from './choices';

function setsOf(group: string): Element[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].filter(
    (set) => storageGroup(set.dataset.tabs ?? '') === storageGroup(group),
  );
}

function choose(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('.tab-set');
  const value = tab.dataset.value;
  if (!set || !value) return;
  const group = set.dataset.tabs;
  if (!group) return void activateTab(set, value);
  // Sets above the clicked one may change height: keep the clicked tab where the reader's eye is.
  const before = tab.getBoundingClientRect().top;
  for (const other of setsOf(group)) activateTab(other, value);
  storeChoice(group, value);
  document.documentElement.setAttribute(`data-tab-${storageGroup(group)}`, value);
  linkTo(group, value);
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
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
  const groups = new Set([...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(({dataset}) => dataset.tabs ?? ''));
  for (const group of groups) {
    const value = readChoice(group, window.location.search);
    if (!value) continue;
    const found = setsOf(group).filter((set) => activateTab(set, value)).length > 0;
    if (found && new URLSearchParams(window.location.search).has(storageGroup(group))) storeChoice(group, value);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[role=tab][data-value]');
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', onKeyDown);
}

export function onRouteDidUpdate(): void {
  restore();
}
