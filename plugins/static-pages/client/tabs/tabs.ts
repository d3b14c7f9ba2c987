import {activateTab} from './activateTab';
import {readChoice, storageGroup, storeChoice} from './choices';

/** In one place: two imports of a module, each of other names, become two copies of it. */
const loadLanguagePage = () => import('./languagePage');

function setsOf(group: string): Element[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].filter(
    (set) => storageGroup(set.dataset.tabs ?? '') === storageGroup(group),
  );
}

async function choose(tab: HTMLElement): Promise<void> {
  const set = tab.closest<HTMLElement>('.tab-set, .language-bar');
  const value = tab.dataset.value;
  if (!set || !value) return;
  const group = set.dataset.tabs;
  if (!group) return void activateTab(set, value);
  const bar = document.getElementById('languages');
  // Without it the tabs still change; only the place in the page is not kept.
  const page = bar && (await loadLanguagePage().catch(() => undefined));
  if (page) return page.keepSection(bar, () => chooseInGroup(group, value));
  // What is above may change height: keep the set where the reader's eye is.
  const before = set.getBoundingClientRect().top;
  chooseInGroup(group, value);
  window.scrollBy({top: set.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Also from the setup dialog. */
export function chooseInGroup(group: string, value: string): void {
  for (const set of setsOf(group)) activateTab(set, value);
  storeChoice(group, value);
  linkTo(group, value);
}

/** Sets the page up for its bar, and follows a link into a panel that is not shown. */
async function attendBar(): Promise<void> {
  const bar = document.getElementById('languages');
  if (!bar) return;
  void (await loadLanguagePage().catch(() => undefined))?.attend(bar, choose);
}

/** The URL names the choice, so that it can be shared; history keeps its length. */
function linkTo(group: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(storageGroup(group), value);
  window.history.replaceState(window.history.state, '', url);
}

/**
 * Arrow keys, Home and End move between tabs, as in the WAI-ARIA pattern with automatic activation.
 */
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
  if (next) void choose(next);
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
  void attendBar();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[role=tab][data-value]');
    if (tab) void choose(tab);
  });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('hashchange', () => void attendBar());
}

export function onRouteDidUpdate(): void {
  restore();
}
