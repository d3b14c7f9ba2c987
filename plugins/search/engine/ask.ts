/**
 * What the docs say to a question: a documented error, a card, or the sections that answer, in one
 * of three states. Two thresholds decide, and nothing is learned.
 */
import type {AskAnswer, AskData, Card, CardAnswers, ErrorRow, PageHtml, PageText, Passage} from '../types';
import {askedWords, type AskedWord, rarityOf} from './askedWords';
import {createErrorFinder, isPasted, withoutNoise} from './errors';
import {tabsIn} from './languages';
import {quote} from './quote';
import {type ScoredSection, type Scores, scoreSections} from './score';
import type {Synonyms} from './synonyms';
import {addAskedLines, type WordIndex} from './wordIndex';
import {keyWords} from './words';

export type Loaders = {
  text: (page: number) => Promise<PageText>;
  html: (page: number) => Promise<PageHtml>;
  cards: () => Promise<CardAnswers>;
};

/**
 * At this confidence the first passage is called an answer, and below the second nothing is shown.
 */
const IS_ANSWER = 0.59;
const IS_CLOSE = 0.38;
/**
 * A card leads when a wording is the same as the question, or this like it; less is enough if its
 * page or section leads as well. A card whose wording is only like the question may lack no more of
 * it than this of what the best section says: "Is there a Terraform provider?" does not answer how
 * to create a segment with it.
 */
const CARD = {same: 0.95, alone: 0.72, withPage: 0.62, withSection: 0.55, lacks: 0.15};
/**
 * A question asks for what a section is about: one row may share its words by chance, so the whole
 * section and its page count.
 */
const QUESTION = {whole: 1, page: 0.4};
const PASSAGES = 4;
const CLOSEST = 3;
const PASSAGES_PER_PAGE = 2;

type Wording = {card: number; words: string[]; weight: number};
export type Asker = {
  ask: (question: string, load: Loaders, tab?: string) => Promise<AskAnswer>;
  /** The card that leads, for the search box. */
  cardFor: (question: string, load: Loaders) => Promise<Card | undefined>;
  /** What the answer is chosen from, for `npm run ask` and the scores. */
  explain: (question: string) => Ranking;
};
export type Ranking = {
  words: AskedWord[];
  candidates: ScoredSection[];
  scores: Scores;
  confidence: number;
  state: AskAnswer['state'];
  card: number;
  /** Likeness of the closest wording of each card. */
  cards: Map<number, number>;
  /** Unit of the documented error, or -1. */
  error: number;
};

export function createAsker(index: WordIndex, synonyms: Synonyms, data: AskData): Asker {
  addAskedLines(index, data);
  const findError = createErrorFinder(index, data.errors);
  const wordings = data.cards.flatMap(([, ...texts], card) => texts.map((text) => readWording(text, card, index)));

  function explain(question: string): Ranking {
    const text = withoutNoise(question);
    const words = askedWords(`${text} `, index, synonyms);
    const scores = scoreSections(index, words, text, QUESTION);
    const candidates = choose(index, scores.sections);
    const cards = likenessOfCards(wordings, words);
    const error = findError(question);
    const card = error >= 0 ? -1 : leadingCard(cards, candidates, data, index, scores);
    const confidence = candidates[0]?.coverage ?? 0;
    const isAnswer = error >= 0 || card >= 0 || (confidence >= IS_ANSWER && !isPasted(question));
    const state = isAnswer ? 'answer' : confidence >= IS_CLOSE ? 'closest' : 'nothing';
    return {words, candidates, scores, confidence, state, card, cards, error};
  }

  async function loadCard(number: number, load: Loaders): Promise<Card | undefined> {
    const [section = -1, question = ''] = data.cards[number] ?? [];
    const {url, page, heading} = index.sections[section] ?? {};
    const answer = url === undefined ? undefined : (await load.cards())[number];
    return answer === undefined || !page ? undefined : {question, answer, url: url ?? '', page: page.title, heading: heading ?? ''};
  }

  return {
    explain,
    cardFor: async (question, load) => {
      const {card, error} = explain(question);
      return error < 0 && card >= 0 ? loadCard(card, load) : undefined;
    },
    async ask(question, load, tab) {
      const {candidates, scores, state, card: number, error} = explain(question);
      const card = number >= 0 ? await loadCard(number, load) : undefined;
      // What a card links to is quoted by it.
      const own = card && data.cards[number]?.[0];
      const chosen = candidates
        .filter(({section}) => section !== own)
        .slice(0, state === 'answer' ? PASSAGES : state === 'closest' ? CLOSEST : 0);
      const tabs = tab ? new Set([tab]) : tabsIn(question);
      const passages = Promise.all(chosen.map((each, place) => quoteSection(index, each, scores.units, tabs, load, place === 0)));
      const row = error >= 0 ? await loadRow(index, error, load) : undefined;
      return {
        state,
        ...(isPasted(question) ? {isPasted: true} : {}),
        ...(row ? {row} : {}),
        ...(card ? {card} : {}),
        passages: (await passages).filter(({blocks}) => blocks.length > 0),
      };
    },
  };
}

/** Best first; one page may not fill them all. */
function choose({sections}: WordIndex, scored: ScoredSection[]): ScoredSection[] {
  const perPage = new Map<number, number>();
  return scored
    .filter(({score}) => score > 0)
    .sort((left, right) => right.score - left.score)
    .filter(({section}) => {
      const page = sections[section]?.page.number ?? -1;
      const count = (perPage.get(page) ?? 0) + 1;
      perPage.set(page, count);
      return count <= PASSAGES_PER_PAGE;
    });
}

function readWording(text: string, card: number, index: WordIndex): Wording {
  const words = keyWords(text);
  // The pages may not have a word that readers use.
  for (const word of words) index.vocabulary.add(word, 1);
  return {card, words, weight: words.reduce((sum, word) => sum + rarityOf([word], index), 0)};
}

/** Twice what question and wording share by what both say. */
function likenessOfCards(wordings: Wording[], asked: AskedWord[]): Map<number, number> {
  const all = asked.reduce((sum, {weight}) => sum + weight, 0);
  const cards = new Map<number, number>();
  for (const {card, words, weight} of wordings) {
    const own = new Set(words);
    let shared = 0;
    for (const {terms, weight: rarity} of asked)
      shared += rarity * Math.min(1, Math.max(0, ...terms.map(([term, share]) => (own.has(term) ? share : 0))));
    const likeness = (2 * shared) / (all + weight || 1);
    if (likeness > (cards.get(card) ?? 0)) cards.set(card, likeness);
  }
  return cards;
}

function leadingCard(
  cards: Map<number, number>,
  candidates: ScoredSection[],
  {cards: packed}: AskData,
  {sections}: WordIndex,
  {sections: scored}: Scores,
): number {
  const [card, likeness] = [...cards].reduce((best, each) => (each[1] > best[1] ? each : best), [-1, 0]);
  const own = packed[card]?.[0] ?? -1;
  const leading = candidates.slice(0, CLOSEST).map(({section}) => section);
  if (likeness >= (leading.includes(own) ? CARD.withSection : CARD.same)) return card;
  const isGeneral = (scored[own]?.coverage ?? 0) < (candidates[0]?.coverage ?? 0) - CARD.lacks;
  const withPage = leading.some((section) => sections[section]?.page === sections[own]?.page);
  return !isGeneral && likeness >= (withPage ? CARD.withPage : CARD.alone) ? card : -1;
}

async function quoteSection(
  {sections}: WordIndex,
  {section: number, best}: ScoredSection,
  units: Float32Array,
  tabs: Set<string>,
  load: Loaders,
  withHtml: boolean,
): Promise<Passage> {
  const section = sections[number];
  if (!section) throw new Error(`There is no section ${number}.`);
  const {page, heading, level, parents, url, first, shown} = section;
  const place = number - (sections.find((other) => other.page === page)?.number ?? 0);
  const [text, html] = await Promise.all([
    load.text(page.number).catch(() => undefined),
    withHtml ? load.html(page.number).catch(() => undefined) : undefined,
  ]);
  const blocks = text?.sections[place]?.[2] ?? [['t', shown]];
  const quoted = quote({blocks, first, best: best < 0 ? first : best, html: html?.sections[place]}, units, tabs);
  return {url, page: page.title, heading: level > 1 ? heading : '', parents, ...quoted};
}

async function loadRow({sections, sectionOf}: WordIndex, unit: number, load: Loaders): Promise<ErrorRow | undefined> {
  const section = sections[sectionOf[unit] ?? -1];
  if (!section) return undefined;
  const {page, heading, url, first, rows, number} = section;
  const place = number - (sections.find((other) => other.page === page)?.number ?? 0);
  let line = first;
  for (const [kind, text] of (await load.text(page.number)).sections[place]?.[2] ?? []) {
    const lines = kind === 'l' || kind === 'r' ? text.split('\n') : [text];
    if (kind === 'r' && unit < line + lines.length && unit >= line) {
      const columns = lines[0]?.split(' | ') ?? [];
      const cells = (lines[unit - line] ?? '').split(' | ').map((cell, column) => ({column: columns[column] ?? '', text: cell}));
      const own = rows.find((row) => row.unit === unit);
      return {message: cells[0]?.text ?? '', cells: cells.slice(1), url: own?.url ?? url, page: page.title, heading};
    }
    line += lines.length;
  }
  return undefined;
}
