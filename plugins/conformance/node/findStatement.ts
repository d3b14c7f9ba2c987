/** Where a page, a table or a sample says what a check verified. */
import {readFileSync} from 'node:fs';

import {readRegions} from '../../code-samples/index';
import {parsePage} from '../../shared/pageSource';
import {blocksOf, cellsOf, sentencesIn, type Block} from '../../shared/record/blocks';
import {collapse, type Statement} from '../../shared/record/meaning';

export type Found = {
  /** The whole sentence or the cells; of a sample, its name. */
  statement: Statement;
  /** What the hash is of: the statement, or the code of the sample. */
  text: Statement;
  /** Id of the heading above it. */
  section?: string;
  line?: number;
  /** Code and output have no wording: any difference is another fact. */
  isCode?: true;
  /** The same for statements about one sentence, row or sample. */
  place: string;
};
type Line = Block & {section: string | undefined};
type Table = {columns: {key: string; place?: string}[]; rows: Record<string, string>[]};

/** In the text of `file`: part of a sentence, the beginning of a row, or cells by column. */
export function findStatement(file: string, says: Statement): Found | undefined {
  if (typeof says !== 'string') return findRow(file, says);
  const wanted = withoutMark(collapse(says));
  if (file.endsWith('.json')) return findInTable(file, wanted);
  if (!file.endsWith('.mdx')) return findText(file, wanted);
  return wanted.startsWith('|') ? findCells(file, wanted) : findSentences(file, wanted);
}

/** @param page file of the page that shows the sample */
export function findSample(page: string, sample: string): Found | undefined {
  const line = read(page)
    .split('\n')
    .findIndex((text) => text.includes(`sample="${sample}"`));
  const text = sampleText(sample);
  if (line < 0 || text === undefined) return undefined;
  return {statement: sample, text, line: line + 1, isCode: true, place: `samples/${sample}`};
}

export function readSample(sample: string): string {
  const text = sampleText(sample);
  const [file, region] = sample.split('#');
  if (text === undefined) throw new Error(`samples/${file} has no region "${region}".`);
  return text;
}

function sampleText(sample: string): string | undefined {
  const [file = '', region] = sample.split('#');
  const {whole, regions} = readRegions(read(`samples/${file}`), `samples/${file}`);
  return region ? regions.get(region) : whole;
}

/** Every run of up to three sentences of a section, and the same cells of its rows as in `like`. */
export function statementsIn(file: string, section: string | undefined, like: Statement): Found[] {
  if (!file.endsWith('.mdx') || typeof like !== 'string') return [];
  const cells = like.startsWith('|') ? cellsOf(like) : undefined;
  return linesOf(file)
    .filter((line) => line.section === section)
    .flatMap((line) => {
      if (cells) return line.kind === 'row' ? [foundCells(file, line, cells)] : [];
      if (line.kind === 'row') return cellsOf(line.text).map((cell) => foundIn(file, line, cell));
      if (line.kind === 'code') return [];
      const sentences = sentencesIn(line.text).map(({text}) => text);
      return sentences.flatMap((_, from) =>
        [1, 2, 3]
          .filter((count) => from + count <= sentences.length)
          .map((count) => foundIn(file, line, sentences.slice(from, from + count).join(' '))),
      );
    });
}

/** Stands for a cell that is not verified: `| 404 | … | again later |`. */
const GAP = '…';

function findCells(file: string, wanted: string): Found | undefined {
  const open = !wanted.endsWith('|');
  const cells = cellsOf(wanted);
  const line = linesOf(file).find(({kind, text}) => {
    const own = cellsOf(text);
    return (
      kind === 'row' &&
      cells.every((cell, at) => cell === GAP || own[at] === cell || (open && at === cells.length - 1 && own[at]?.startsWith(cell)))
    );
  });
  return line && foundCells(file, line, cells);
}

/** The cells that `like` verifies. */
function foundCells(file: string, line: Line, like: string[]): Found {
  const cells = cellsOf(line.text).slice(0, like.length);
  return foundIn(file, line, `| ${cells.map((cell, at) => (like[at] === GAP ? GAP : cell)).join(' | ')} |`);
}

function findSentences(file: string, wanted: string): Found | undefined {
  // The output that a page prints may appear in its text as well.
  const whole = linesOf(file).find(({text}) => text === wanted);
  if (whole) return foundIn(file, whole, wanted);
  for (const line of linesOf(file)) {
    const texts = line.kind === 'row' ? cellsOf(line.text) : [line.text];
    const text = texts.find((each) => each.includes(wanted));
    if (text !== undefined && isLabel(wanted)) return foundIn(file, line, wanted);
    if (text !== undefined) return foundIn(file, line, line.kind === 'text' ? around(text, wanted) : text);
  }
  return findText(file, wanted);
}

function foundIn(file: string, {kind, line, section}: Line, statement: string): Found {
  const place = `${file}:${line}:${kind === 'text' ? statement : ''}`;
  return {statement, text: statement, ...(section && {section}), line, ...(kind === 'code' && {isCode: true}), place};
}

/** A label of the interface, `**Create Segment**`, is verified without its sentence. */
export function isLabel(statement: Statement): boolean {
  return typeof statement === 'string' && /^\*\*[^*]+\*\*$/.test(statement);
}

/** The sentences that the words are in. */
function around(text: string, wanted: string): string {
  const from = text.indexOf(wanted);
  return sentencesIn(text)
    .filter(({start, text: own}) => start < from + wanted.length && start + own.length > from)
    .map(({text: own}) => own)
    .join(' ');
}

function findText(file: string, wanted: string): Found | undefined {
  return collapse(read(file)).includes(wanted) ? {statement: wanted, text: wanted, place: `${file}:${wanted}`} : undefined;
}

function findRow(file: string, cells: Record<string, string>): Found | undefined {
  const {columns, rows} = readTable(file);
  const keys = Object.keys(cells);
  const plain = (text = ''): string => collapse(text).replaceAll('`', '');
  const index = rows.findIndex((row) => keys.every((key) => plain(row[key]) === plain(cells[key])));
  if (index < 0) return undefined;
  // Only the text of a row can be reworded: every other cell is a value.
  const isText = (key: string): boolean => columns.some((column) => column.key === key && column.place === 'text');
  const statement = Object.fromEntries(keys.map((key) => [key, isText(key) ? rows[index]![key]! : `\`${plain(rows[index]![key])}\``]));
  return {statement, text: statement, place: `${file}:${index}`};
}

function findInTable(file: string, wanted: string): Found | undefined {
  for (const [index, row] of readTable(file).rows.entries()) {
    const text = Object.values(row)
      .map(collapse)
      .find((cell) => cell.includes(wanted));
    if (text !== undefined) return {statement: around(text, wanted), text: around(text, wanted), place: `${file}:${index}`};
  }
  return findText(file, wanted);
}

function readTable(file: string): Table {
  let table = tables.get(file);
  if (!table) tables.set(file, (table = JSON.parse(read(file)) as Table));
  return table;
}

function withoutMark(text: string): string {
  return text.startsWith('|') ? text : text.replace(/^(?:[-*>]|#+|\d+\.) /, '').replace(/ \|$/, '');
}

// A page has dozens of checks, so it is read once.
const texts = new Map<string, string>();
const tables = new Map<string, Table>();
const lines = new Map<string, Line[]>();

function read(file: string): string {
  let text = texts.get(file);
  if (text === undefined) texts.set(file, (text = readFileSync(file, 'utf8')));
  return text;
}

function linesOf(file: string): Line[] {
  let known = lines.get(file);
  if (!known) {
    const {headings} = parsePage(file, read(file));
    known = blocksOf(read(file)).map((block) => ({
      ...block,
      text: withoutMark(collapse(block.text)),
      section: headings.findLast(({line}) => line <= block.line)?.id,
    }));
    lines.set(file, known);
  }
  return known;
}
