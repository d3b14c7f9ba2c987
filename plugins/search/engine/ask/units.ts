/**
 * The paragraphs, items and rows of all pages, as numbers into typed arrays: ten thousand of them
 * are looked at for every question.
 */
import type {AskData} from '../../types';
import {decodeNumbers, decodePostings} from '../postings';
import type {Page, Place} from '../unpack';
import {ROW_LEVEL} from '../unpack';
import {foldPhrase, foldWord, indexTerms, isStopWord, rawWords} from '../words';
import {weightOf} from './askedWords';
import {WEIGHTS} from './weights';

type BlockKind = 't' | 'l' | 'r' | 'c';

type Unit = {
  section: number;
  /** Number of its block in the section, and of its line in the block. */
  block: number;
  line: number;
  kind: BlockKind;
  /** Label of the tab, or ''. */
  tab: string;
  /** Units that say what it is about: the header of its table, the sentence before its list; its own number when there is none. */
  header: number;
  intro: number;
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
  /** What all words of each question weigh, and the unit that answers it, -1 for the whole section. */
  questionWeights: Float64Array;
  answeredBy: Int32Array;
  groups: Map<string, string[]>;
  everyday: Set<string>;
  elsewhere: string[];
  headings: Lists;
  parents: Lists;
  titles: Lists;
  abouts: Lists;
  /** How much each unit loses by its length: 1 when it is of average length. */
  lengths: Float32Array;
  headers: Int32Array;
  intros: Int32Array;
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
  const about = decodeNumbers(data.about);
  const questions: string[][] = [];
  const answeredBy: number[] = [];
  let nextAsked = 0;
  const sections = headings.map((place, section): AskSection => {
    const first = units.length;
    readBlocks(data, section, units);
    const firstQuestion = questions.length;
    const written = data.questions[section] ?? 0;
    for (let number = 0, target = 0; number < written; number += 1, nextAsked += 1) {
      questions.push(asked[nextAsked] ?? []);
      target += about[nextAsked] ?? 0;
      answeredBy.push(target > 0 ? first + target - 1 : -1);
    }
    questions.push([place.heading || place.page.title], [place.page.title, ...place.parents, place.heading]);
    answeredBy.push(-1, -1);
    return {place, page: place.page, pageNumber: numberOf.get(place.page) ?? 0, first, count: units.length - first, firstQuestion, written};
  });
  const words = decodePostings(data.text, units.length);
  const text = listsOf(words);
  const terms = questions.map((words) => [
    ...new Set(
      words
        .flatMap(rawWords)
        .filter((word) => !isStopWord(word))
        .map(foldWord),
    ),
  ]);
  return {
    units,
    sections,
    pages,
    text,
    asked: listsOf(questions),
    questionWeights: Float64Array.from(terms, (own) => own.reduce((sum, term) => sum + weightOf({sections, text}, term), 0)),
    answeredBy: Int32Array.from(answeredBy),
    groups: readGroups(data.groups),
    everyday: new Set(data.everyday.split(' ').map(foldWord)),
    elsewhere: data.elsewhere.map(foldPhrase),
    headings: listsOf(headings.map(({heading, level}) => (level === 1 ? [] : [heading]))),
    parents: listsOf(headings.map(({parents}) => parents)),
    titles: listsOf(pages.map(({title, label, keywords}) => [title, label, keywords])),
    abouts: listsOf(pages.map(({description, trail, url}) => [description, url, ...trail])),
    lengths: lengthsOf(words),
    headers: Int32Array.from(units, ({header}) => header),
    intros: Int32Array.from(units, ({intro}) => intro),
  };
}

function readBlocks({blocks, tabs}: AskData, section: number, units: Unit[]): void {
  let before = -1;
  (blocks[section] ?? '').split(' ').forEach((packed, block) => {
    const [, kind, count, tab] = BLOCK.exec(packed) ?? [];
    if (!kind) return;
    const first = units.length;
    for (let line = 0; line < (Number(count) || 1); line += 1) {
      const own = units.length;
      units.push({
        section,
        block,
        line,
        kind: kind as BlockKind,
        tab: tab ? (tabs[Number(tab)] ?? '') : '',
        header: kind === 'r' ? first : own,
        intro: kind === 't' || before < 0 ? own : before,
      });
    }
    if (kind === 't') before = first;
  });
}

function lengthsOf(words: string[][]): Float32Array {
  const average = words.reduce((sum, {length}) => sum + length, 0) / words.length;
  return Float32Array.from(words, ({length}) => 1 - WEIGHTS.length + (WEIGHTS.length * length) / average);
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
