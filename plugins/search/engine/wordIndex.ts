/**
 * Which units, sections and pages say each term, by field. Made from the packed words, so that
 * nothing is cut into words in the browser.
 */
import type {AskData, SearchData} from '../types';
import {decodeLists} from './postings';
import type {Section} from './unpack';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {foldWord, indexTerms, keyWords, partsOf} from './words';

const IDENTIFIER = /_|\p{Ll}\p{Lu}/u;

/** Term → numbers of what has it, in order. */
type Lists = Map<string, number[]>;
/**
 * Of units: `text`, `code` and `name`. Of sections: `heading`, `asked`, `wordings`. Of pages: the
 * others.
 */
export type Field = 'text' | 'code' | 'name' | 'heading' | 'asked' | 'wordings' | 'title' | 'names';

export type WordIndex = {
  sections: Section[];
  pages: number;
  /** Section of each unit. */
  sectionOf: Uint16Array;
  lists: Record<Field, Lists>;
  /** Different words of each unit, and of all units of each section, as a share of the average. */
  lengths: Float32Array;
  sizes: Float32Array;
  vocabulary: Vocabulary;
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
      // A sample named `dark_mode` does not tell of a dark mode.
      const parts = field === 'text' && IDENTIFIER.test(word) ? partsOf(word).map(foldWord) : [];
      for (const term of new Set(indexTerms(word))) add(parts.includes(term) ? 'code' : field, term, units);
      if (field === 'text') for (const unit of units) lengths[unit] = (lengths[unit] ?? 0) + 1;
    }
  for (const {number, page, heading, level, rows} of sections) {
    for (const {unit, name} of rows) addText('name', unit, name);
    if (level > 1) addText('heading', number, heading);
    else {
      addText('title', page.number, `${page.title} ${page.label}`);
      addText('names', page.number, [page.url, page.keywords, page.description, ...page.trail].join(' '));
    }
  }
  const sizes = Float32Array.from(sections, ({first, count: own}) => sumOf(lengths.subarray(first, first + own)));
  return {
    ...{sections, sectionOf, lists, vocabulary},
    pages: pages.length,
    ...{lengths: byAverage(lengths), sizes: byAverage(sizes)},
  };
}

function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function byAverage(values: Float32Array): Float32Array {
  const average = sumOf(values) / (values.length || 1) || 1;
  return values.map((value) => value / average);
}

/** Adds the lines in which readers ask for sections, and the wordings of cards that link there. */
export function addAskedLines({lists, vocabulary}: WordIndex, {asked, cards}: Pick<AskData, 'asked' | 'cards'>): void {
  for (const [field, own] of [
    ['asked', asked],
    ['wordings', cards],
  ] as const)
    for (const [section, ...texts] of own)
      for (const word of keyWords(texts.join('\n'))) {
        lists[field].set(word, [...(lists[field].get(word) ?? []), section]);
        vocabulary.add(word, 1);
      }
}

const FIELDS: Field[] = ['text', 'code', 'name', 'heading', 'asked', 'wordings', 'title', 'names'];
