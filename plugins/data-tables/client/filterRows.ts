/**
 * The filter of a page: shows the rows that have every word and concern the chosen release, with
 * the headings above them, and says how many there are.
 */
import './filterRows.css';

import {createElement} from '../../shared/browser/createElement';
import {followProduct, readChoice} from './chosenRelease';
import {countRows, isFiltered, matchRows, type Match, type Wanted} from './matchRows';
import {markMatches} from './markMatches';

let started: HTMLInputElement | undefined;
let choices: MutationObserver | undefined;

/** Activates the filter of the current page. */
export function start(): void {
  const input = document.querySelector<HTMLInputElement>('[data-table-filter]');
  const form = input?.form;
  if (!input || !form) return;
  if (started !== input) {
    started = input;
    form.setAttribute('role', 'search');
    form.querySelector('output')?.setAttribute('aria-live', 'polite');
    Object.assign(input, {autocomplete: 'off', spellcheck: false, ariaKeyShortcuts: 'f'});
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', () => update(form));
    form.addEventListener('keydown', ({key}) => key === 'Escape' && clear(form));
    window.addEventListener('hashchange', () => showTarget(form));
    followChoices(form, input);
  }
  form.hidden = false;
  // Browsers restore field values after a reload, and the URL may set some.
  const query = new URLSearchParams(window.location.search);
  for (const control of controlsOf(form)) control.value ||= query.get(control.name) ?? '';
  followProduct(form);
  if (!isFiltered(readWanted(form))) return;
  update(form);
  // A link with a filter leads to its rows, which may be many screens down.
  if (!window.scrollY && !window.location.hash) form.scrollIntoView();
}

/** Another tab or language has other rows. */
function followChoices(form: HTMLFormElement, input: HTMLInputElement): void {
  const count = () => (input.placeholder = `${countRows(form)} rows`);
  count();
  choices?.disconnect();
  choices = new MutationObserver(() => {
    count();
    if (isFiltered(readWanted(form))) update(form);
  });
  choices.observe(document.documentElement, {attributeFilter: ['data-only']});
  const page = form.closest('.markdown');
  if (page) choices.observe(page, {attributeFilter: ['data-active'], subtree: true});
}

function controlsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
}

function readWanted(form: HTMLFormElement): Wanted {
  const words = form.querySelector<HTMLInputElement>('[data-table-filter]')?.value ?? '';
  return {words: words.toLowerCase().split(/\s+/).filter(Boolean), choice: readChoice(form)};
}

function update(form: HTMLFormElement): void {
  followProduct(form);
  const wanted = readWanted(form);
  returnToForm(form);
  const match = matchRows(form, wanted);
  markMatches(match.rows, wanted.words);
  say(form, isFiltered(wanted) ? match : undefined);
  const url = new URL(window.location.href);
  for (const {name, value, disabled} of controlsOf(form)) {
    if (value.trim() && !disabled) url.searchParams.set(name, value.trim());
    else url.searchParams.delete(name);
  }
  window.history.replaceState(window.history.state, '', url);
}

function say(form: HTMLFormElement, match: Match | undefined): void {
  const output = form.querySelector('output');
  if (!output) return;
  output.textContent = '';
  if (!match) return;
  const found = match.rows.length;
  output.append(found > 0 ? `${found} of ${match.total} rows` : `Nothing matches ${quoted(form)}. `);
  if (found > 0) return;
  const button = createElement('button', {type: 'button'}, 'Clear');
  button.addEventListener('click', () => clear(form));
  output.append(button);
}

/** What the reader entered, as written. */
function quoted(form: HTMLFormElement): string {
  const values = controlsOf(form).map((control) =>
    control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value.trim(),
  );
  return `“${values.filter(Boolean).join(', ')}”`;
}

function clear(form: HTMLFormElement): void {
  form.reset();
  update(form);
  controlsOf(form).at(-1)?.focus();
}

/**
 * What is left after a filter is short: a reader who had scrolled past its place would
 * look at the end of the page.
 */
function returnToForm(form: HTMLFormElement): void {
  const stuckAt = form.getBoundingClientRect().top;
  form.style.position = 'static';
  const place = form.getBoundingClientRect().top;
  form.style.position = '';
  if (place < stuckAt) window.scrollBy({top: place - stuckAt, behavior: 'instant'});
}

/** A link to one row must not lead to a row that the filter hides. */
function showTarget(form: HTMLFormElement): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target?.closest('[data-filtered]')) return;
  form.reset();
  update(form);
  target.scrollIntoView();
}
