/**
 * The embedded engine: MiniSearch for the scores, and around it what makes the ranking good (measured in decisions/search.md): identifiers in every
 * spelling, corrections only for unknown words, a factor for how many of the reader's words are answered, synonyms, and pages ranked as wholes.
 */
import MiniSearch from 'minisearch';

import type {SearchData, TextPart} from '../../types';
import {parseQuery, type QueryWord, type Vocabulary} from './parseQuery';
import {decodePostings} from './postings';
import {readSynonyms, rewrite, type Synonyms} from './synonyms';
import {type Page, type Place, ROW_LEVEL, unpack} from './unpack';
import {createVocabulary} from './vocabulary';
import {indexTerms} from './words';

export type RankedPlace = {place: Place; score: number};
export type RankedPage = {page: Page; score: number; places: RankedPlace[]};

type Field = 'title' | 'names' | 'heading' | 'row' | 'about' | 'text' | 'code';
/** Every place has two entries, its names (id × 2) and its text (id × 2 + 1), because the text may arrive later. */
type Entry = {id: number} & Partial<Record<Field, string>>;

const BOOST: Record<Field, number> = {title: 8, names: 5, heading: 4, row: 2, about: 0.6, text: 1, code: 0.5};
const BM25 = {k: 1, b: 0.4, d: 0.4};
const SYNONYM_WEIGHT = 0.5;
/** Share that each further place of a page adds to the page's score. */
const FURTHER_PLACES = [1, 0.4, 0.2, 0.1];
/** How much of the answered share is judged on the page as a whole, and not on the single place. */
const PAGE_SHARE = 0.4;
/** Words used this often hardly tell pages apart. */
const COMMON_USES = 300;
/** Pages below this share of the best one answer a different question. */
const WORST_SHARE = 0.08;

export class SearchIndex {
  readonly places: Place[];
  private readonly engine: MiniSearch<Entry>;
  private readonly synonyms: Synonyms;
  private readonly vocabulary: Vocabulary & {add(term: string): void; uses(term: string): number};

  constructor(data: SearchData) {
    this.places = unpack(data);
    this.synonyms = readSynonyms(data.synonyms);
    this.vocabulary = createVocabulary();
    this.engine = new MiniSearch<Entry>({
      fields: Object.keys(BOOST),
      tokenize: indexTerms,
      processTerm: (term) => {
        this.vocabulary.add(term);
        return term;
      },
      searchOptions: {tokenize: (term) => [term], processTerm: (term) => term, bm25: BM25, boost: BOOST},
    });
    this.engine.addAll(this.places.map((place, index) => ({id: index * 2, ...namesOf(place)})));
    if (data.text) this.addPart(data.text);
  }

  /** Takes in text, which may come after the first file. */
  addPart({first, shown, prose, code}: TextPart): void {
    const proseWords = decodePostings(prose, shown.length);
    const codeWords = decodePostings(code, shown.length);
    shown.forEach((text, offset) => {
      const index = first + offset;
      const place = this.places[index];
      if (!place) return;
      place.shown = text;
      this.engine.add({id: index * 2 + 1, text: `${text} ${proseWords[offset]?.join(' ')}`, code: codeWords[offset]?.join(' ') ?? ''});
    });
  }

  /** Pages that answer the query, best first, each with its places in order. */
  rank(query: string): RankedPage[] {
    const scores = this.scorePlaces(parseQuery(query, this.vocabulary));
    for (const [index, other] of rewrite(query, this.synonyms).entries()) {
      for (const [id, score] of this.scorePlaces(parseQuery(other, this.vocabulary))) {
        scores.set(id, (scores.get(id) ?? 0) + (score * SYNONYM_WEIGHT) / (index + 1));
      }
    }
    return groupByPage(this.places, scores);
  }

  /** The terms that answer each word of a question, synonyms included, and how much the word says: rare words say more. */
  weigh(question: string): {terms: string[]; weight: number}[] {
    const other = rewrite(question, this.synonyms).flatMap((text) => parseQuery(text, this.vocabulary)).flatMap(({terms}) => terms.map(({term}) => term));
    return parseQuery(`${question} `, this.vocabulary).map((word) => ({
      terms: [...(word.terms.length > 0 ? word.terms.map(({term}) => term) : [word.word]), ...other],
      weight: this.weightOf(word),
    }));
  }

  /** The terms of a query as they are marked in results. */
  termsOf(query: string): {exact: Set<string>; prefixes: string[]} {
    const words = [query, ...rewrite(query, this.synonyms)].flatMap((text) => parseQuery(text, this.vocabulary)).flatMap(({terms}) => terms);
    return {
      exact: new Set(words.filter(({prefix}) => !prefix).map(({term}) => term)),
      prefixes: words.filter(({prefix}) => prefix).map(({term}) => term),
    };
  }

  private scorePlaces(words: QueryWord[]): Map<number, number> {
    const wordOf = new Map(words.flatMap(({word, terms}) => terms.map(({term}) => [term, word] as const)));
    const queries = words.flatMap(({terms}) => terms.map(({term, weight, prefix}) => ({queries: [term], prefix, boostTerm: () => weight})));
    const scores = new Map<number, number>();
    if (queries.length === 0) return scores;
    const answered = new Map<number, Set<string>>();
    for (const {id, score, queryTerms} of this.engine.search({combineWith: 'OR', queries})) {
      const index = (id as number) >> 1;
      // MiniSearch multiplies by the number of terms found; the factor below does that better.
      scores.set(index, (scores.get(index) ?? 0) + score / queryTerms.length);
      let own = answered.get(index);
      if (!own) answered.set(index, (own = new Set()));
      for (const term of queryTerms) own.add(wordOf.get(term) ?? term);
    }
    this.weighByAnswered(scores, answered, words);
    return scores;
  }

  /** A place counts by how much of the query it and its page answer; rare words say more than common ones. */
  private weighByAnswered(scores: Map<number, number>, answered: Map<number, Set<string>>, words: QueryWord[]): void {
    const weights = new Map(words.map((word) => [word.word, this.weightOf(word)]));
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const square = (own: Set<string> | undefined): number => ([...(own ?? [])].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / all) ** 2;
    const ofPage = new Map<Page, Set<string>>();
    for (const [index, own] of answered) {
      const page = this.places[index]?.page;
      if (!page) continue;
      const before = ofPage.get(page);
      if (before) for (const word of own) before.add(word);
      else ofPage.set(page, new Set(own));
    }
    for (const [index, score] of scores) {
      const page = this.places[index]?.page;
      const factor = square(answered.get(index)) * (1 - PAGE_SHARE) + square(page && ofPage.get(page)) * PAGE_SHARE;
      scores.set(index, score * factor);
    }
  }

  private weightOf({terms}: QueryWord): number {
    const uses = Math.max(0, ...terms.map(({term}) => this.vocabulary.uses(term)));
    return Math.log(1 + COMMON_USES / (1 + uses)) + 0.3;
  }
}

function namesOf({page, heading, level, parents}: Place): Partial<Record<Field, string>> {
  if (level === 1) return {title: `${page.title} ${page.label}`, names: `${page.url} ${page.keywords}`, about: page.trail.join(' '), text: page.description};
  const about = [page.title, ...parents].join(' ');
  return level === ROW_LEVEL ? {row: heading, about} : {heading, about};
}

function groupByPage(places: Place[], scores: Map<number, number>): RankedPage[] {
  const byPage = new Map<Page, RankedPlace[]>();
  for (const [id, score] of scores) {
    const place = places[id];
    if (!place || score <= 0) continue;
    const own = byPage.get(place.page);
    if (own) own.push({place, score});
    else byPage.set(place.page, [{place, score}]);
  }
  const pages = [...byPage].map(([page, own]) => {
    own.sort((left, right) => right.score - left.score);
    return {page, places: own, score: FURTHER_PLACES.reduce((sum, share, index) => sum + share * (own[index]?.score ?? 0), 0)};
  });
  pages.sort((left, right) => right.score - left.score);
  const best = pages[0]?.score ?? 0;
  return pages.filter(({score}) => score >= best * WORST_SHARE);
}
