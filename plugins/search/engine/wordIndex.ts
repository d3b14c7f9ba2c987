/**
 * Which units, sections and pages say each term, by field. Made from the packed words, so that
 * nothing is cut into words in the browser.
 */
import type {AskData, SearchData} from '../types';
import {decodeLists} from './postings';
import type {Section} from './unpack';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {foldWord, indexTerms, isStopWord, rawWords} from './words';

/** Term → numbers of what has it, in order. */
type Lists = Map<string, number[]>;
/**
 * Of units: `text`, `code` and `name`. Of sections: `heading`, `parents`, `asked`. Of pages: the
 * others.
 */
export type Field = 'text' | 'code' | 'name' | 'heading' | 'parents' | 'asked' | 'title' | 'names';
export type AskedLine = {section: number; words: string[]; weight?: number};

export type WordIndex = {
  sections: Section[];
  pages: number;
  /** Section of each unit. */
  sectionOf: Uint16Array;
  lists: Record<Field, Lists>;
  /** Different words of each unit, as a share of the average. */
  lengths: Float32Array;
  vocabulary: Vocabulary;
  lines: AskedLine[];
  /** Term → numbers of the lines that have it. */
  linesWith: Lists;
};

export function createWordIndex(sections: Section[], {words, names, code, pages}: SearchData): WordIndex {
  const vocabulary = createVocabulary();
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const sectionOf = new Uint16Array(count);
  for (const {number, first, count: own} of sections) sectionOf.fill(number, first, first + own);
  const lengths = new Float32Array(count);
  const lists = Object.fromEntries(FIELDS.map((field) => [field, new Map()])) as unknown as Record<Field, Lists>;

  const add = (field: Field, term: string, numbers: number[]): void => {
    vocabulary.add(term, numbers.length);
    const known = lists[field].get(term);
    lists[field].set(term, known ? [...known, ...numbers] : numbers);
  };
  const addText = (field: Field, number: number, text: string): void => {
    for (const term of new Set(indexTerms(text))) add(field, term, [number]);
  };
  for (const [field, packed] of [
    ['text', words],
    ['name', names],
    ['code', code],
  ] as const)
    for (const [word, units] of decodeLists(packed)) {
      for (const term of new Set(indexTerms(word))) add(field, term, units);
      if (field === 'text') for (const unit of units) lengths[unit] = (lengths[unit] ?? 0) + 1;
    }
  for (const {number, page, heading, level, parents, rows} of sections) {
    for (const {unit, name} of rows) addText('name', unit, name);
    addText('parents', number, parents.join(' '));
    if (level > 1) addText('heading', number, heading);
    else {
      addText('title', page.number, `${page.title} ${page.label}`);
      addText('names', page.number, [page.url, page.keywords, page.description, ...page.trail].join(' '));
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / (count || 1) || 1;
  return {
    ...{sections, sectionOf, lists, vocabulary, lines: [], linesWith: new Map()},
    pages: pages.length,
    lengths: lengths.map((length) => length / average),
  };
}

/** Takes in the lines that readers ask sections by, which come with the data of Ask. */
export function addAskedLines({lists, lines, linesWith, vocabulary}: WordIndex, asked: AskData['asked']): void {
  for (const [section, ...texts] of asked)
    for (const text of texts) {
      const words = [
        ...new Set(
          rawWords(text)
            .filter((word) => !isStopWord(word))
            .map(foldWord),
        ),
      ];
      for (const word of words) {
        push(linesWith, word, lines.length);
        if (lists.asked.get(word)?.at(-1) !== section) push(lists.asked, word, section);
        vocabulary.add(word, 1);
      }
      lines.push({section, words});
    }
}

function push(lists: Lists, term: string, number: number): void {
  const known = lists.get(term);
  if (known) known.push(number);
  else lists.set(term, [number]);
}

const FIELDS: Field[] = ['text', 'code', 'name', 'heading', 'parents', 'asked', 'title', 'names'];
