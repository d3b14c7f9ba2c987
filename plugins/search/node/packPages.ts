/** Pages → the arrays that readers download (types.ts). */
import type {Block, CutPage, Section} from '../../shared/cutSections';
import {rowSlugOf, slugOf} from '../../shared/slugOf';
import {encodePostings} from '../engine/postings';
import {foldWord, isPlain, isStopWord, joinedOf, rawWords} from '../engine/words';
import type {PackedPage, PackedSection, PageHtml, PageText, SearchData, TextBlock} from '../types';

export type SourcePage = CutPage & {url: string; type: string};

/** Characters of text that results show of a section. */
const SHOWN = 40;
/** A block of code says what it is about in its first lines. */
const CODE_CHARACTERS = 400;
/**
 * Identifiers of code on more pages than this tell no page from another (`YOUR_ENVIRONMENT_KEY`).
 */
const MOST_PAGES_OF_CODE_WORD = 4;
const IDENTIFIER = /\p{L}{2}.*[._\-/:]|\p{Ll}\p{Lu}/u;
/** Words have letters, or are numbers that mean something by themselves, like 429 or 8000. */
const IS_WORTH_KEEPING = /\p{L}{2}|^\d{3,5}$/u;
/** A word in more units than this is listed once per section. */
const MOST_UNITS_OF_WORD = 30;
/** Tables by level have the name in the second cell. */
const NAMING_CELLS = 2;
const CELLS = ' | ';

/** A paragraph, a list item, a row of a table or a block of code, in the order of the page. */
export type Unit = {block: Block; line: number; text: string; isHeader: boolean; rowId: string | undefined};

export function unitsOf({blocks}: Pick<Section, 'blocks'>): Unit[] {
  return blocks.flatMap((block) =>
    linesOf(block).map((text, line) => ({
      block,
      line,
      text,
      isHeader: block.kind === 'table' && block.hasHeader === true && line === 0,
      rowId: block.rowIds?.[line],
    })),
  );
}

function linesOf({kind, text}: Block): string[] {
  return kind === 'table' || kind === 'list' ? text.split('\n') : [text];
}

export function packPages(pages: SourcePage[], synonyms: Record<string, string[]>): SearchData {
  const units = pages.map(({sections}) => sections.flatMap(unitsOf));
  const code = units.map((own) =>
    own.map(({block: {kind, text}}) => (kind === 'code' ? wordsIn(text.slice(0, CODE_CHARACTERS), IDENTIFIER) : [])),
  );
  const pagesWith = new Map<string, number>();
  for (const own of code) for (const word of new Set(own.flat())) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  const all = units.flat();
  return {
    pages: pages.map(packPage),
    shown: pages.flatMap(({sections}) => sections.map(shownOf)),
    words: encodePostings(pages.flatMap(({sections}) => sections).flatMap(proseWords(countUnits(all)))),
    names: encodePostings(all.map(namesOf)),
    code: encodePostings(code.flat().map((words) => words.filter((word) => (pagesWith.get(word) ?? 0) <= MOST_PAGES_OF_CODE_WORD))),
    synonyms,
  };
}

function wordsOf({block, text}: Unit): string[] {
  return block.kind === 'code' ? [] : wordsIn(text, IS_WORTH_KEEPING);
}

function countUnits(units: Unit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of units.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function proseWords(counts: Map<string, number>): (section: Section) => string[][] {
  return (section) => {
    const said = new Set<string>();
    return unitsOf(section).map((unit) => {
      const words = wordsOf(unit).filter((word) => !said.has(word));
      for (const word of words) if ((counts.get(word) ?? 0) > MOST_UNITS_OF_WORD) said.add(word);
      return words;
    });
  };
}

function packPage({url, title, description, keywords, breadcrumbs, type, sections}: SourcePage): PackedPage {
  const label = breadcrumbs.at(-1) ?? title;
  const packed = sections.map((section): PackedSection => {
    const units = unitsOf(section);
    const rows = units.flatMap(({rowId, text}, unit) => (rowId ? [packRow(unit, nameOf(text, rowId), rowId)] : []));
    const id = section.id && section.id === slugOf(section.heading) ? 0 : section.id;
    const head = [section.level === 1 ? '' : section.heading, id, section.level, units.length] as const;
    return rows.length > 0 ? [...head, rows] : [...head];
  });
  return [url, title, label === title ? '' : label, description, keywords.join(', '), breadcrumbs.slice(0, -1), type, packed];
}

/** The id without what the name says of it. */
function packRow(unit: number, name: string, id: string): [number, string, string] {
  const slug = rowSlugOf(name);
  return [unit, name, id.endsWith(slug) ? `${id.slice(0, -slug.length)}*` : id];
}

/** Without code, and without headers of tables, which say the same on every page. */
function shownOf(section: Section): string {
  const prose = unitsOf(section).filter(({block, isHeader, rowId}) => block.kind !== 'code' && !isHeader && !rowId);
  return cut(prose.map(({text}) => text).join(' '));
}

/** Without the empty corner of a table. */
function cut(text: string): string {
  const flat = text.replaceAll(CELLS, ' · ').replace(/^[\s·]+/, '');
  if (flat.length <= SHOWN) return flat;
  const end = flat.lastIndexOf(' ', SHOWN);
  return `${flat.slice(0, end > SHOWN / 2 ? end : SHOWN)}…`;
}

/** The cell that the row's id is made of; tables by level or scope have another one first. */
function nameOf(row: string, id: string): string {
  const cells = row.split(CELLS);
  return (
    cells.find((cell) => cell.length > 2 && id.toLowerCase().endsWith(cell.toLowerCase().replace(/[^a-z0-9_]+/g, '-'))) ?? cells[0] ?? ''
  );
}

/** Identifiers that a row without an address explains: those its first cells begin with. */
function namesOf({block, text, isHeader, rowId}: Unit): string[] {
  if (block.kind !== 'table' || isHeader || rowId) return [];
  const words = text
    .split(CELLS)
    .slice(0, NAMING_CELLS)
    .flatMap((cell) => rawWords(cell).slice(0, 1));
  return words.filter((word) => IDENTIFIER.test(word)).map(joinedOf);
}

function wordsIn(text: string, pattern: RegExp): string[] {
  const kept = rawWords(text).filter((word) => !isStopWord(word) && pattern.test(word));
  return [...new Set(kept.map((word) => (isPlain(word) ? foldWord(word) : word)))];
}

const KINDS = {text: 't', list: 'l', table: 'r', code: 'c'} as const;

export function packText({sections}: SourcePage): PageText {
  return {
    sections: sections.map(({heading, id, blocks}) => [
      heading,
      id,
      blocks.map(({kind, text, language, tab}): TextBlock => {
        if (tab) return [KINDS[kind], text, language ?? '', tab];
        return language ? [KINDS[kind], text, language] : [KINDS[kind], text];
      }),
    ]),
  };
}

/** Sections and blocks in the order of `packText`, as on the page. */
export function packHtml({sections}: SourcePage): PageHtml {
  return {sections: sections.map(({blocks}) => blocks.map(({html}) => html ?? ''))};
}
