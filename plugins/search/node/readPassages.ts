/**
 * What can be found on a page, word by word. Read once: how much of each passage is shown is
 * tried in several lengths.
 */
import type {Block, Section} from '../../shared/cutSections';
import {slugOf} from '../../shared/slugOf';
import {foldWord, isStopWord, joinedOf, rawWords} from '../engine/words';
import {ROW_LEVEL} from '../engine/unpack';
import type {PackedSection} from '../types';

/** `end` is its place in the text. */
export type Token = {raw: string; folded: string; end: number};

/**
 * A section, or a row of a table that can be linked to. Without words that
 * say nothing by themselves.
 */
export type Passage = {
  head: PackedSection;
  isRow: boolean;
  headWords: Token[];
  text: string;
  words: Token[];
  codeWords: Token[];
  defines: string[];
};

const CELL_SEPARATOR = ' · ';
/** A block of code says what it is about in its first lines. */
const CODE_CHARACTERS = 600;

export function readPassages(section: Section): Passage[] {
  const prose = section.blocks
    .filter(({kind}) => kind !== 'code')
    .flatMap(proseLines)
    .join('\n');
  const code = section.blocks.filter(({kind}) => kind === 'code').map(({text}) => text.slice(0, CODE_CHARACTERS));
  const id = section.id && section.id === slugOf(section.heading) ? 0 : section.id;
  return [
    {
      head: [section.level === 1 ? '' : section.heading, id, section.level],
      isRow: false,
      headWords: wordsOf(section.heading),
      text: prose,
      words: wordsOf(prose),
      codeWords: wordsOf(code.join('\n')),
      defines: [...new Set(section.blocks.flatMap(definedIn))],
    },
    ...section.blocks.flatMap(readRows),
  ];
}

/**
 * Rows that have an id are passages of their own: a variable, a permission or a limit is
 * found and linked by its name.
 */
function readRows(block: Block): Passage[] {
  if (!block.rowIds) return [];
  return block.text.split('\n').flatMap((line, index): Passage[] => {
    const id = block.rowIds?.[index];
    if (!id) return [];
    const all = line.split(' | ');
    const name = nameOf(all, id);
    const cells = all.filter((cell) => cell !== name);
    const text = cells.filter((cell) => cell.length > 2).join(CELL_SEPARATOR);
    return [{head: [name, id, ROW_LEVEL], isRow: true, headWords: wordsOf(name), text, words: wordsOf(text), codeWords: [], defines: []}];
  });
}

/** The cell that the row's id is made of; tables by level or scope have another one first. */
function nameOf(cells: string[], id: string): string {
  return (
    cells.find((cell) => cell.length > 2 && id.toLowerCase().endsWith(cell.toLowerCase().replace(/[^a-z0-9_]+/g, '-'))) ?? cells[0] ?? ''
  );
}

/** How many cells of a row name what it explains: `To get | Write | …` has it in the second. */
const NAMING_CELLS = 2;
/** The field of a setting: `Level | Setting | field_name | …`. */
const FIELD = /^[a-z]+(_[a-z]+)+$/;
const IDENTIFIER = /[._\-/:]|\p{Ll}\p{Lu}/u;

/** Identifiers that rows without an id explain. */
function definedIn({kind, text, rowIds, hasHeader}: Block): string[] {
  if (kind !== 'table') return [];
  return text.split('\n').flatMap((line, index) => {
    if (rowIds?.[index] || (hasHeader && index === 0)) return [];
    const cells = line.split(' | ');
    const words = cells.slice(0, NAMING_CELLS).flatMap((cell) => rawWords(cell).slice(0, 2));
    const field = cells[NAMING_CELLS] ?? '';
    if (FIELD.test(field)) words.push(field);
    return words.filter((word) => IDENTIFIER.test(word) && /\p{L}{3}/u.test(word)).map(joinedOf);
  });
}

/**
 * Without the header of a table, which says the same on every page, and without rows that
 * become passages of their own.
 */
function proseLines({text, hasHeader, rowIds}: Block): string[] {
  return (
    text
      .split('\n')
      .filter((_, index) => !(hasHeader && index === 0) && !rowIds?.[index])
      // The first cell of a header may be empty.
      .map((line) => line.replace(/^[\s|]+/, '').replaceAll(' | ', CELL_SEPARATOR))
  );
}

export function wordsOf(text: string): Token[] {
  // "10 %" is one word; with the space behind it the text is as long as before.
  const joined = text.replace(/(\d)(\s)%/g, '$1%$2');
  let end = 0;
  const words = rawWords(joined).map((raw): Token => {
    end = joined.indexOf(raw, end) + raw.length;
    return {raw, folded: foldWord(raw), end};
  });
  return words.filter(({raw}) => !isStopWord(raw));
}
