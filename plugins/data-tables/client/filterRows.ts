/**
 * The filter of a page: shows the rows that have every word, with the headings above them,
 * and says how many there are.
 */
import './filterRows.css';

import {createElement} from '../../shared/browser/createElement';
import {countRows, matchRows, type Match} from './matchRows';
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
    input.addEventListener('input', () => update(form, input));
    input.addEventListener('keydown', ({key}) => key === 'Escape' && clear(form, input));
    window.addEventListener('hashchange', () => showTarget(form, input));
    followChoices(form, input);
  }
  form.hidden = false;
  // Browsers bring entries back after a reload, and the URL may set one.
  input.value ||= new URLSearchParams(window.location.search).get('filter') ?? '';
  if (!input.value) return;
  update(form, input);
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
    if (input.value) update(form, input);
  });
  choices.observe(document.documentElement, {attributeFilter: ['data-only']});
  const page = form.closest('.markdown');
  if (page) choices.observe(page, {attributeFilter: ['data-active'], subtree: true});
}

function update(form: HTMLFormElement, input: HTMLInputElement): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  returnToForm(form);
  const match = matchRows(form, words);
  markMatches(match.rows, words);
  say(form, input, words.length > 0 ? match : undefined);
  const url = new URL(window.location.href);
  if (words.length > 0) url.searchParams.set('filter', input.value.trim());
  else url.searchParams.delete('filter');
  window.history.replaceState(window.history.state, '', url);
}

function say(form: HTMLFormElement, input: HTMLInputElement, match: Match | undefined): void {
  const output = form.querySelector('output');
  if (!output) return;
  output.textContent = '';
  if (!match) return;
  const found = match.rows.length;
  output.append(found > 0 ? `${found} of ${match.total} rows` : `Nothing matches “${input.value.trim()}”. `);
  if (found > 0) return;
  const button = createElement('button', {type: 'button'}, 'Clear');
  button.addEventListener('click', () => clear(form, input));
  output.append(button);
}

function clear(form: HTMLFormElement, input: HTMLInputElement): void {
  input.value = '';
  update(form, input);
  input.focus();
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
function showTarget(form: HTMLFormElement, input: HTMLInputElement): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target?.closest('[data-filtered]')) return;
  input.value = '';
  update(form, input);
  target.scrollIntoView();
}
