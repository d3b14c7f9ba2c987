/**
 * The paragraphs, items and rows of all pages, as numbers into typed arrays: ten thousand of them
 * are looked at for every question.
 */
import type {AskData} from '../../types';
import {decodeLists, decodeNumbers} from '../postings';
import type {Page, Place} from '../unpack';
import {ROW_LEVEL} from '../unpack';
import {foldWord, isStopWord, rawWords} from '../words';
import {weightOf} from './askedWords';
import type {Elsewhere} from './elsewhere';
import {type Lists, listsOf, listsOfWords} from './lists';
import {type Phrases, readPhrases} from './phrases';
import {lengthsOf, numbersOf, sizesOf, weigh} from './measures';

type WordPlaces = [word: string, numbers: number[]];
type BlockKind = 't' | 'l' | 'r' | 'c';

export type Unit = {
  section: number;
  /** Number of its block in the section, and of its line in the block. */
  block: number;
  line: number;
  kind: BlockKind;
  /** Label of the tab, or '', and whether readers see another one first. */
  tab: string;
  isOtherTab: boolean;
  /**
   * Units that say what it is about: the header of its table, the sentence before its list; its own
   * number when there is none.
   */
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

export type AskUnits = {
  units: Unit[];
  sections: AskSection[];
  pages: Page[];
  text: Lists;
  /** By question. A heading is a question as well, alone and with the title of its page. */
  asked: Lists;
  /**
   * What all words of each question weigh, and the unit that answers it, -1 for the whole section.
   */
  questionWeights: Float64Array;
  answeredBy: Int32Array;
  groups: Map<string, string[]>;
  everyday: Set<string>;
  /** Questions that are not answered here. */
  elsewhere: Elsewhere;
  phrases: Phrases;
  headings: Lists;
  parents: Lists;
  titles: Lists;
  abouts: Lists;
  /** How much each unit loses by its length: 1 when it is of average length. */
  lengths: Float32Array;
  /** How many words each unit has. */
  sizes: Uint16Array;
  headers: Int32Array;
  intros: Int32Array;
  /** Whether each unit has a number. */
  numbers: Uint8Array;
};

const BLOCK = /^([tlrc])(\d*)(?:@(\d+))?$/;

/** In steps: a search that comes in between does not wait for all of it. */
export async function readUnits(data: AskData, places: Place[]): Promise<AskUnits> {
  const headings = places.filter(({level}) => level !== ROW_LEVEL);
  const pages = [...new Set(headings.map(({page}) => page))];
  const numberOf = new Map(pages.map((page, number) => [page, number]));
  const units: Unit[] = [];
  const about = decodeNumbers(data.about);
  const answeredBy: number[] = [];
  /** Numbers of the written questions among all. */
  const written: number[] = [];
  const ofHeadings: [number, string[]][] = [];
  const sections = headings.map((place, section): AskSection => {
    const first = units.length;
    readBlocks(data, section, units);
    const firstQuestion = answeredBy.length;
    const count = data.questions[section] ?? 0;
    for (let number = 0, target = 0; number < count; number += 1) {
      target += about[written.length] ?? 0;
      written.push(answeredBy.length);
      answeredBy.push(target > 0 ? first + target - 1 : -1);
    }
    for (const words of [[place.heading || place.page.title], [place.page.title, ...place.parents, place.heading]]) {
      ofHeadings.push([answeredBy.length, words]);
      answeredBy.push(-1);
    }
    return {
      place,
      page: place.page,
      pageNumber: numberOf.get(place.page) ?? 0,
      first,
      count: units.length - first,
      firstQuestion,
      written: count,
    };
  });
  await nextTask();
  const [words, askedWords, elsewhere] = part(decodeLists(data.words), [units.length, written.length]);
  const text = listsOfWords(words);
  await nextTask();
  const sizes = sizesOf(words, units.length);
  const asked = askedWords.map(([word, numbers]): WordPlaces => [word, numbers.map((number) => written[number] ?? 0)]);
  const askedLists = listsOfWords(asked, ofHeadings);
  await nextTask();
  const weighed = listsOfWords(asked, ofHeadings, termsToWeigh);
  await nextTask();
  const weightOfTerm = (term: string) => weightOf({sections, text}, term);
  return {
    units,
    sections,
    pages,
    text,
    asked: askedLists,
    questionWeights: weigh(weighed, answeredBy.length, weightOfTerm),
    answeredBy: Int32Array.from(answeredBy),
    groups: readGroups(data.groups),
    everyday: new Set(data.everyday.split(' ').map(foldWord)),
    elsewhere: {
      lists: listsOfWords(elsewhere),
      weights: weigh(listsOfWords(elsewhere, [], termsToWeigh), countOf(elsewhere), weightOfTerm),
    },
    phrases: readPhrases(data.phrases),
    headings: listsOf(headings.map(({heading, level}) => (level === 1 ? [] : [heading]))),
    parents: listsOf(headings.map(({parents}) => parents)),
    titles: listsOf(pages.map(({title, label, keywords}) => [title, label, keywords])),
    abouts: listsOf(pages.map(({description, trail, url}) => [description, url, ...trail])),
    lengths: lengthsOf(sizes),
    sizes,
    numbers: numbersOf(words, units.length),
    headers: Int32Array.from(units, ({header}) => header),
    intros: Int32Array.from(units, ({intro}) => intro),
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function readBlocks({blocks, tabs}: AskData, section: number, units: Unit[]): void {
  let before = -1;
  let firstTab = '';
  (blocks[section] ?? '').split(' ').forEach((packed, block) => {
    const [, kind, count, tab] = BLOCK.exec(packed) ?? [];
    if (!kind) return;
    const first = units.length;
    const label = tab ? (tabs[Number(tab)] ?? '') : '';
    firstTab = label && (firstTab || label);
    for (let line = 0; line < (Number(count) || 1); line += 1) {
      const own = units.length;
      units.push({
        section,
        block,
        line,
        kind: kind as BlockKind,
        tab: label,
        isOtherTab: label !== firstTab,
        header: kind === 'r' ? first : own,
        intro: kind === 't' || before < 0 ? own : before,
      });
    }
    if (kind === 't') before = first;
  });
}

function termsToWeigh(text: string): string[] {
  return rawWords(text)
    .filter((word) => !isStopWord(word))
    .map(foldWord);
}

/** The words of the first so many, of the next, and of the rest, each counted from 0. */
function part(words: WordPlaces[], [first, second]: [number, number]): [WordPlaces[], WordPlaces[], WordPlaces[]] {
  const parts: [WordPlaces[], WordPlaces[], WordPlaces[]] = [[], [], []];
  const starts = [0, first, first + second, Infinity];
  for (const [word, numbers] of words)
    parts.forEach((own, index) => {
      const [start = 0, end = 0] = starts.slice(index);
      const inside = numbers.filter((number) => number >= start && number < end).map((number) => number - start);
      if (inside.length > 0) own.push([word, inside]);
    });
  return parts;
}

function countOf(words: WordPlaces[]): number {
  return words.reduce((most, [, numbers]) => Math.max(most, (numbers.at(-1) ?? -1) + 1), 0);
}

function readGroups(groups: string[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const terms = [...new Set(group.split(' ').map(foldWord))];
    for (const term of terms) others.set(term, [...(others.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return others;
}
