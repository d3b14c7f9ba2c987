/**
 * Decides what of a page is shown while it is filtered. Hidden parts get
 * `data-filtered` (src/css/tables.css).
 */
import {isChosen, isEmpty, type Choice} from './chosenRelease';

export type Wanted = {words: string[]; choice: Choice};
export type Match = {rows: HTMLElement[]; total: number};

export function isFiltered({words, choice}: Wanted): boolean {
  return words.length > 0 || !isEmpty(choice);
}

export function matchRows(form: HTMLElement, wanted: Wanted): Match {
  const isActive = isFiltered(wanted);
  const match: Match = {rows: [], total: 0};
  /** Headings above the block at hand, by level; they are shown when one of their rows is. */
  let headings: HTMLElement[] = [];
  for (const block of blocksAfter(form)) {
    const level = /^H[2-6]$/.test(block.tagName) ? Number(block.tagName[1]) : 0;
    if (level > 0) headings = [...headings.filter((above) => Number(above.tagName[1]) < level), block];
    const found = isActive ? matchBlock(block, wanted, match) : undefined;
    block.toggleAttribute('data-filtered', isActive && !found);
    if (found) for (const heading of headings) heading.removeAttribute('data-filtered');
    if (!isActive) restore(block);
  }
  return match;
}

/** How many rows the chosen tabs and the chosen language show without a filter. */
export function countRows(form: HTMLElement): number {
  return blocksAfter(form)
    .flatMap(tablesIn)
    .reduce((sum, table) => sum + rowsOf(table).length, 0);
}

function matchBlock(block: HTMLElement, {words, choice}: Wanted, match: Match): boolean {
  const before = match.rows.length;
  for (const table of tablesIn(block)) {
    const rows = rowsOf(table);
    const found = rows.filter((row) => isChosen(row, choice) && words.every((word) => textOf(row).includes(word)));
    for (const row of rows) row.toggleAttribute('data-filtered', !found.includes(row));
    for (const fold of table.querySelectorAll('details'))
      openFold(fold, fold.matches('.rest') ? found.some((row) => fold.contains(row)) : words.some((word) => textOf(fold).includes(word)));
    table.toggleAttribute('data-filtered', found.length === 0);
    match.total += rows.length;
    match.rows.push(...found);
  }
  return match.rows.length > before;
}

function tablesIn(block: HTMLElement): HTMLElement[] {
  return block.matches('.data-table') ? [block] : [...block.querySelectorAll<HTMLElement>('.data-table')];
}

/** Without those of other tabs, and on a page with a language bar without other languages. */
function rowsOf(table: HTMLElement): HTMLElement[] {
  if (table.closest('[role=tabpanel]:not([data-active])')) return [];
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
  const language = document.documentElement.dataset['only'] ?? 'all';
  return language === 'all' ? rows : rows.filter((row) => !row.closest(`[data-for]:not([data-for~="${language}"])`));
}

function textOf(part: HTMLElement): string {
  return part.textContent?.toLowerCase() ?? '';
}

/** Folds that hold a match are opened, and closed again by the next filter. */
function openFold(fold: HTMLDetailsElement, has: boolean): void {
  if (has === fold.open || !(has || 'opened' in fold.dataset)) return;
  fold.open = has;
  fold.toggleAttribute('data-opened', has);
}

function restore(block: HTMLElement): void {
  for (const part of block.querySelectorAll('[data-filtered]')) part.removeAttribute('data-filtered');
  for (const fold of block.querySelectorAll('details')) openFold(fold, false);
}

/**
 * The blocks of the page below the filter, in their order; the parts of a page are one
 * flow (plugins/static-pages).
 */
function blocksAfter(form: HTMLElement): HTMLElement[] {
  const page = form.closest('.markdown');
  const blocks = [...(page?.children ?? [])].flatMap((part) =>
    part.matches('.static-html') ? [...part.children] : [part],
  ) as HTMLElement[];
  return blocks.slice(blocks.indexOf(form) + 1);
}
