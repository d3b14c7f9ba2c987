/**
 * Passages of pages → the arrays that readers download, cut to a given length of shown text. What
 * is cut stays findable as a list of words.
 */
import type {CutPage} from '../../shared/cutSections';
import {encodePostings} from '../engine/postings';
import type {PackedPage, PageHtml, PageText, SearchData, TextBlock, TextPart} from '../types';
import {type Passage, readPassages, type Token, wordsOf} from './readPassages';

export type SourcePage = CutPage & {url: string; type: string};

export type PackLimits = {
  /** Characters of text shown per section. */
  section: number;
  /** Characters of text shown per table row that can be linked to. */
  row: number;
};

/**
 * Identifiers of code that are on more pages than this tell no page from another
 * (`YOUR_ENVIRONMENT_KEY`).
 */
const MOST_PAGES_OF_CODE_WORD = 8;
/** A word in more sections than this is listed once per page, not in each of its sections. */
const MOST_SECTIONS_OF_RARE_WORD = 6;

type CutPassage = {shown: string; shownWords: Token[]; moreWords: Token[]; codeWords: Token[]};
type ReadPage = {page: PackedPage; names: Token[]; passages: Passage[]};

export type PackedPages = {pages: PackedPage[]; defines: SearchData['defines']; text: TextPart};

/** Reads the pages once, and packs them for any length of shown text. */
export function createPacker(pages: SourcePage[]): (limits: PackLimits) => PackedPages {
  const read = pages.map(readPage);
  const defines = encodePostings(read.flatMap(({passages}) => passages.map((passage) => passage.defines)));
  return (limits) => {
    const cut = read.map(({passages}) => passages.map((passage) => cutPassage(passage, passage.isRow ? limits.row : limits.section)));
    dropCommonCode(cut);
    const all = cut.flat();
    const common = commonWordsOf(all);
    read.forEach(({names}, index) => dropRepeatedWords(names, cut[index] ?? [], common));
    return {
      pages: read.map(({page}) => page),
      defines,
      text: {
        first: 0,
        shown: all.map(({shown}) => shown),
        prose: encodePostings(all.map(({moreWords}) => moreWords.map(({raw}) => raw.toLowerCase()))),
        code: encodePostings(all.map(({codeWords}) => codeWords.map(({raw}) => raw))),
      },
    };
  };
}

function readPage({url, title, description, keywords, breadcrumbs, type, sections}: SourcePage): ReadPage {
  const passages = sections.flatMap(readPassages);
  const heads = passages.map(({head}) => head);
  const label = breadcrumbs.at(-1) ?? title;
  const ownLabel = label === title ? '' : label;
  const names = [title, ownLabel, description, keywords.join(', '), ...heads.map(([name]) => name)].join(' ');
  return {
    page: [url, title, ownLabel, description, keywords.join(', '), breadcrumbs.slice(0, -1), type, heads],
    names: wordsOf(names),
    passages,
  };
}

function cutPassage({headWords, text, words, codeWords}: Passage, limit: number): CutPassage {
  const shown = cutAtWord(text, limit);
  const end = shown === text ? text.length : shown.length - 1;
  const firstHidden = words.findIndex((word) => word.end > end);
  const shownWords = firstHidden < 0 ? words : words.slice(0, firstHidden);
  const isNew = createFilter([headWords, shownWords]);
  return {
    shown,
    shownWords,
    moreWords: words.slice(shownWords.length).filter(isNew).filter(isWorthKeeping),
    codeWords: codeWords.filter(isNew).filter(isIdentifier),
  };
}

export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  return `${text.slice(0, end > limit / 2 ? end : limit)}…`;
}

/** Says of each word whether it comes for the first time, after those of the given lists. */
function createFilter(lists: Token[][]): (word: Token) => boolean {
  const seen = new Set<string>();
  for (const words of lists) for (const {folded} of words) seen.add(folded);
  return ({folded}) => {
    const isNew = !seen.has(folded);
    seen.add(folded);
    return isNew;
  };
}

/**
 * `useFlags`, `api_url`, `analytics.enabled`: what readers copy into the
 * search box from their code.
 */
const isIdentifier = remembered((word) => /\p{L}{2}/u.test(word) && /[._\-/:]|\p{Ll}\p{Lu}/u.test(word));

/** Words have letters, or are numbers that mean something by themselves, like 429 or 8000. */
const isWorthKeeping = remembered((word) => /\p{L}{2}/u.test(word) || /^\d{3,5}$/.test(word));

/** The same words come again with every page and every length of shown text. */
function remembered(test: (word: string) => boolean): (word: Token) => boolean {
  const answers = new Map<string, boolean>();
  return ({raw}) => {
    const answer = answers.get(raw) ?? test(raw);
    answers.set(raw, answer);
    return answer;
  };
}

function dropCommonCode(pages: CutPassage[][]): void {
  const pagesWith = countOf(pages.map((passages) => passages.flatMap(({codeWords}) => codeWords)));
  for (const passage of pages.flat())
    passage.codeWords = passage.codeWords.filter(({folded}) => (pagesWith.get(folded) ?? 0) <= MOST_PAGES_OF_CODE_WORD);
}

function commonWordsOf(passages: CutPassage[]): Set<string> {
  const counts = countOf(passages.map(({shownWords, moreWords}) => [...shownWords, ...moreWords]));
  return new Set([...counts].filter(([, count]) => count > MOST_SECTIONS_OF_RARE_WORD).map(([word]) => word));
}

/**
 * Pages are ranked as wholes, so a common word or one of the code needs to be on a page once; rare
 * words stay in each section, to lead there.
 */
function dropRepeatedWords(names: Token[], passages: CutPassage[], common: Set<string>): void {
  const isNew = createFilter([names, ...passages.map(({shownWords}) => shownWords)]);
  for (const passage of passages) passage.moreWords = passage.moreWords.filter((word) => isNew(word) || !common.has(word.folded));
  for (const passage of passages) passage.codeWords = passage.codeWords.filter(isNew);
}

/** In how many of the lists each word is. */
function countOf(lists: Token[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of lists) for (const word of new Set(words.map(({folded}) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const KINDS = {text: 't', list: 'l', table: 'r', code: 'c'} as const;

export function packText(page: SourcePage): PageText {
  return {
    sections: page.sections
      .filter(({blocks}) => blocks.length > 0)
      .map(({heading, id, blocks}) => [
        heading,
        id,
        blocks.map(({kind, text, language, tab}): TextBlock => {
          if (tab) return [KINDS[kind], text, language ?? '', tab];
          return language ? [KINDS[kind], text, language] : [KINDS[kind], text];
        }),
      ]),
  };
}

/**
 * What the lead passage of an answer shows: sections in the order of `packText`,
 * their blocks as on the page.
 */
export function packHtml({sections}: SourcePage): PageHtml {
  return {sections: sections.filter(({blocks}) => blocks.length > 0).map(({blocks}) => blocks.map(({html}) => html ?? ''))};
}
