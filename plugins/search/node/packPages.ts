/** Sections of pages → the arrays that readers download, cut to a given length of shown text. What is cut stays findable as a list of words. */
import type {Block, CutPage, Section} from '../../shared/cutSections';
import {slugOf} from '../../shared/slugOf';
import {foldWord, isStopWord, rawWords} from '../client/engine/words';
import {encodePostings} from '../client/engine/postings';
import {ROW_LEVEL} from '../client/engine/unpack';
import type {PackedPage, PackedSection, PageText, TextBlock, TextPart} from '../types';

export type SourcePage = CutPage & {url: string; type: string};

export type PackLimits = {
  /** Characters of text shown per section. */
  section: number;
  /** Characters of text shown per table row that can be linked to. */
  row: number;
};

const CELL_SEPARATOR = ' · ';
/** A block of code says what it is about in its first lines. */
const CODE_CHARACTERS = 600;
/** Identifiers of code that are on more pages than this tell no page from another (`YOUR_ENVIRONMENT_KEY`). */
const MOST_PAGES_OF_CODE_WORD = 8;
/** A word in more sections than this is listed once per page, not in each of its sections. */
const MOST_SECTIONS_OF_RARE_WORD = 6;

/** `shownWords` are those of `shown`, looked at three times. */
type Piece = {section: PackedSection; shown: string; shownWords: string[]; moreWords: string[]; codeWords: string[]};

export type PackedPages = {pages: PackedPage[]; text: TextPart};

export function packPages(pages: SourcePage[], limits: PackLimits): PackedPages {
  const pieces = pages.map((page) => page.sections.flatMap((section) => [packSection(section, limits), ...packRows(section, limits)]));
  const packed = pages.map((page, index) => packPage(page, pieces[index] ?? []));
  dropCommonCode(pieces);
  const common = commonWordsOf(pieces.flat());
  packed.forEach((page, index) => dropRepeatedWords(page, pieces[index] ?? [], common));
  const all = pieces.flat();
  return {
    pages: packed,
    text: {
      first: 0,
      shown: all.map(({shown}) => shown),
      prose: encodePostings(all.map(({moreWords}) => moreWords.map((word) => word.toLowerCase()))),
      code: encodePostings(all.map(({codeWords}) => codeWords)),
    },
  };
}

function packPage(page: SourcePage, pieces: Piece[]): PackedPage {
  const trail = page.breadcrumbs.slice(0, -1);
  const label = page.breadcrumbs.at(-1) ?? page.title;
  const sections = pieces.map(({section}) => section);
  return [page.url, page.title, label === page.title ? '' : label, page.description, page.keywords.join(', '), trail, page.type, sections];
}

function packSection(section: Section, limits: PackLimits): Piece {
  const prose = section.blocks
    .filter(({kind}) => kind !== 'code')
    .flatMap(proseLines)
    .join('\n');
  const code = section.blocks.filter(({kind}) => kind === 'code').map(({text}) => text.slice(0, CODE_CHARACTERS));
  const shown = cutAtWord(prose, limits.section);
  const shownWords = rawWords(shown);
  const seen = new Set([...rawWords(section.heading), ...shownWords].map(foldWord));
  const moreWords = newWords(prose.slice(shown.length - 1), seen).filter(isWorthKeeping);
  const codeWords = newWords(code.join('\n'), seen).filter(isIdentifier);
  const id = section.id && section.id === slugOf(section.heading) ? 0 : section.id;
  return {section: [section.level === 1 ? '' : section.heading, id, section.level], shown, shownWords, moreWords, codeWords};
}

/** Rows that have an id are sections of their own: a variable, a permission or a limit is found and linked by its name. */
function packRows(section: Section, limits: PackLimits): Piece[] {
  return section.blocks.flatMap((block) =>
    block.text.split('\n').flatMap((line, index): Piece[] => {
      const id = block.rowIds?.[index];
      if (!id) return [];
      const [name = '', ...cells] = line.split(' | ');
      const rest = cells.filter((cell) => cell.length > 2).join(CELL_SEPARATOR);
      const shown = cutAtWord(rest, limits.row);
      const shownWords = rawWords(shown);
      const seen = new Set([...rawWords(name), ...shownWords].map(foldWord));
      return [
        {
          section: [name, id, ROW_LEVEL],
          shown,
          shownWords,
          moreWords: newWords(rest.slice(shown.length - 1), seen).filter(isWorthKeeping),
          codeWords: [],
        },
      ];
    }),
  );
}

/** Without the header of a table, which says the same on every page, and without rows that become sections of their own. */
function proseLines({text, hasHeader, rowIds}: Block): string[] {
  return text
    .split('\n')
    .filter((_, index) => !(hasHeader && index === 0) && !rowIds?.[index])
    .map((line) => line.replaceAll(' | ', CELL_SEPARATOR));
}

export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  return `${text.slice(0, end > limit / 2 ? end : limit)}…`;
}

/** Words that say something and were not seen yet; adds them to `seen`. */
function newWords(text: string, seen: Set<string>): string[] {
  return rawWords(text).filter((word) => {
    const folded = foldWord(word);
    if (seen.has(folded) || isStopWord(word)) return false;
    seen.add(folded);
    return true;
  });
}

/** `useFlags`, `api_url`, `analytics.enabled`: what readers copy into the search box from their code. */
const isIdentifier = remembered((word) => /\p{L}{2}/u.test(word) && /[._\-/:]|\p{Ll}\p{Lu}/u.test(word));

/** Words have letters, or are numbers that mean something by themselves, like 429 or 8000. */
const isWorthKeeping = remembered((word) => /\p{L}{2}/u.test(word) || /^\d{3,5}$/.test(word));

/** The same words come again with every page and every length of shown text. */
function remembered(test: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const answer = answers.get(word) ?? test(word);
    answers.set(word, answer);
    return answer;
  };
}

function dropCommonCode(pages: Piece[][]): void {
  const pagesWith = countOf(pages.map((pieces) => pieces.flatMap(({codeWords}) => codeWords)));
  for (const piece of pages.flat())
    piece.codeWords = piece.codeWords.filter((word) => (pagesWith.get(foldWord(word)) ?? 0) <= MOST_PAGES_OF_CODE_WORD);
}

function commonWordsOf(pieces: Piece[]): Set<string> {
  const counts = countOf(pieces.map(({shownWords, moreWords}) => [...shownWords, ...moreWords]));
  return new Set([...counts].filter(([, count]) => count > MOST_SECTIONS_OF_RARE_WORD).map(([word]) => word));
}

/** Pages are ranked as wholes, so a common word or one of the code needs to be on a page once; rare words stay in each section, to lead there. */
function dropRepeatedWords([, title, label, description, keywords]: PackedPage, pieces: Piece[], common: Set<string>): void {
  const names = [title, label, description, keywords, ...pieces.map(({section}) => section[0])].join(' ');
  const seen = new Set([...rawWords(names), ...pieces.flatMap(({shownWords}) => shownWords)].map(foldWord));
  const isNew = (word: string): boolean => {
    const folded = foldWord(word);
    const wasSeen = seen.has(folded);
    seen.add(folded);
    return !wasSeen;
  };
  for (const piece of pieces) piece.moreWords = piece.moreWords.filter((word) => isNew(word) || !common.has(foldWord(word)));
  for (const piece of pieces) piece.codeWords = piece.codeWords.filter(isNew);
}

/** In how many of the lists each word is. */
function countOf(lists: string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of lists) for (const word of new Set(words.map(foldWord))) counts.set(word, (counts.get(word) ?? 0) + 1);
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
        blocks.map(({kind, text, language}): TextBlock => (language ? [KINDS[kind], text, language] : [KINDS[kind], text])),
      ]),
  };
}
