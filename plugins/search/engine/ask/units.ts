/**
 * The paragraphs, items and rows of all pages, as numbers into typed arrays: ten thousand of them
 * are looked at for every question.
 */
import type {AskData} from '../../types';
import {decodePostings} from '../postings';
import type {Page, Place} from '../unpack';
import {ROW_LEVEL} from '../unpack';
import {foldPhrase, foldWord, indexTerms, isStopWord, rawWords} from '../words';

type BlockKind = 't' | 'l' | 'r' | 'c';

type Unit = {
  section: number;
  /** Number of its block in the section, and of its line in the block. */
  block: number;
  line: number;
  kind: BlockKind;
  /** Label of the tab, or ''. */
  tab: string;
  /** Units that say what it is about: the header of its table, the sentence before its list. */
  leads: number[];
};

/** Ranges of units and of questions; after the written questions come two made of its heading. */
export type AskSection = {
  place: Place;
  page: Page;
  pageNumber: number;
  first: number;
  count: number;
  firstQuestion: number;
  written: number;
};

/** Term → numbers of what has it, in order. */
type Lists = Map<string, number[]>;

export type AskUnits = {
  units: Unit[];
  sections: AskSection[];
  pages: Page[];
  text: Lists;
  /** By question. A heading is a question as well, alone and with the title of its page. */
  asked: Lists;
  /** Terms of each question. */
  questions: string[][];
  groups: Map<string, string[]>;
  everyday: Set<string>;
  elsewhere: string[];
  headings: Lists;
  parents: Lists;
  titles: Lists;
  abouts: Lists;
  /** Number of words of each unit. */
  lengths: Float32Array;
};

const BLOCK = /^([tlrc])(\d*)(?:@(\d+))?$/;

export function readUnits(data: AskData, places: Place[]): AskUnits {
  const headings = places.filter(({level}) => level !== ROW_LEVEL);
  const pages = [...new Set(headings.map(({page}) => page))];
  const numberOf = new Map(pages.map((page, number) => [page, number]));
  const units: Unit[] = [];
  const asked = decodePostings(
    data.asked,
    data.questions.reduce((sum, count) => sum + count, 0),
  );
  const questions: string[][] = [];
  let nextAsked = 0;
  const sections = headings.map((place, section): AskSection => {
    const first = units.length;
    readBlocks(data, section, units);
    const firstQuestion = questions.length;
    const written = data.questions[section] ?? 0;
    for (let number = 0; number < written; number += 1) questions.push(asked[nextAsked++] ?? []);
    questions.push([place.heading || place.page.title], [place.page.title, ...place.parents, place.heading]);
    return {place, page: place.page, pageNumber: numberOf.get(place.page) ?? 0, first, count: units.length - first, firstQuestion, written};
  });
  const words = decodePostings(data.text, units.length);
  return {
    units,
    sections,
    pages,
    text: listsOf(words),
    asked: listsOf(questions),
    questions: questions.map((words) => [
      ...new Set(
        words
          .flatMap(rawWords)
          .filter((word) => !isStopWord(word))
          .map(foldWord),
      ),
    ]),
    groups: readGroups(data.groups),
    everyday: new Set(data.everyday.split(' ').map(foldWord)),
    elsewhere: data.elsewhere.map(foldPhrase),
    headings: listsOf(headings.map(({heading, level}) => (level === 1 ? [] : [heading]))),
    parents: listsOf(headings.map(({parents}) => parents)),
    titles: listsOf(pages.map(({title, label, keywords}) => [title, label, keywords])),
    abouts: listsOf(pages.map(({description, trail, url}) => [description, url, ...trail])),
    lengths: Float32Array.from(words, ({length}) => length),
  };
}

function readBlocks({blocks, tabs}: AskData, section: number, units: Unit[]): void {
  let before: number[] = [];
  (blocks[section] ?? '').split(' ').forEach((packed, block) => {
    const [, kind, count, tab] = BLOCK.exec(packed) ?? [];
    if (!kind) return;
    const first = units.length;
    const leads = kind === 'r' ? [...before, first] : kind === 't' ? [] : before;
    for (let line = 0; line < (Number(count) || 1); line += 1)
      units.push({
        section,
        block,
        line,
        kind: kind as BlockKind,
        tab: tab ? (tabs[Number(tab)] ?? '') : '',
        leads: line === 0 && kind === 'r' ? before : leads,
      });
    if (kind === 't') before = [first];
  });
}

function listsOf(texts: string[][]): Lists {
  const lists: Lists = new Map();
  texts.forEach((words, number) => {
    for (const term of new Set(words.flatMap(indexTerms))) {
      const list = lists.get(term);
      if (list) list.push(number);
      else lists.set(term, [number]);
    }
  });
  return lists;
}

function readGroups(groups: string[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const terms = [...new Set(group.split(' ').map(foldWord))];
    for (const term of terms) others.set(term, [...(others.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return others;
}
