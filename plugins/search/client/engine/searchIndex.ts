/**
 * The embedded engine: MiniSearch for the scores, and around it what makes the ranking good (measured in decisions/search.md): identifiers in every
 * spelling, corrections only for unknown words, a factor for how many of the reader's words are answered, synonyms, and pages ranked as wholes.
 */
import MiniSearch from 'minisearch';

import type {SearchData} from '../../types';
import {parseQuery, type QueryWord, type Vocabulary} from './parseQuery';
import {readSynonyms, rewrite} from './synonyms';
import {type Page, type Place, unpack} from './unpack';
import {indexTerms} from './words';

export type RankedPlace = {place: Place; score: number};
export type RankedPage = {page: Page; score: number; places: RankedPlace[]};

type Fields = Record<'title' | 'heading' | 'row' | 'path' | 'keywords' | 'description' | 'about' | 'text' | 'more' | 'code', string>;

const BOOST: Record<keyof Fields, number> = {title: 6, heading: 4, row: 3, path: 4, keywords: 3, description: 1, about: 0.6, text: 1, more: 1, code: 0.5};
const BM25 = {k: 1, b: 0.4, d: 0.4};
const SYNONYM_WEIGHT = 0.5;
/** Share that each further place of a page adds to the page's score. */
const FURTHER_PLACES = [1, 0.25, 0.125, 0.06];
/** Pages below this share of the best one answer a different question. */
const WORST_SHARE = 0.08;

export class SearchIndex {
  readonly places: Place[];
  private readonly engine: MiniSearch<Fields & {id: number}>;
  private readonly synonyms;
  private readonly vocabulary: Vocabulary & {documents(term: string): number};

  constructor(data: SearchData) {
    this.places = unpack(data);
    this.synonyms = readSynonyms(data.synonyms);
    const documents = new Map<string, number>();
    this.engine = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: indexTerms,
      processTerm: (term) => term,
      searchOptions: {tokenize: (term) => [term], bm25: BM25, boost: BOOST, combineWith: 'OR'},
    });
    for (const [id, place] of this.places.entries()) {
      const fields = fieldsOf(place);
      this.engine.add({id, ...fields});
      for (const term of new Set(Object.values(fields).flatMap(indexTerms))) documents.set(term, (documents.get(term) ?? 0) + 1);
    }
    const sorted = [...documents.keys()].sort();
    this.vocabulary = {
      has: (term) => documents.has(term),
      hasPrefix: (start) => sorted[lowerBound(sorted, start)]?.startsWith(start) ?? false,
      terms: () => documents.keys(),
      documents: (term) => documents.get(term) ?? 0,
    };
  }

  /** Pages that answer the query, best first, each with its places in order. */
  rank(query: string): RankedPage[] {
    const words = parseQuery(query, this.vocabulary);
    const scores = this.scorePlaces(words);
    for (const [index, other] of rewrite(query, this.synonyms).entries()) {
      for (const [id, score] of this.scorePlaces(parseQuery(other, this.vocabulary))) {
        scores.set(id, (scores.get(id) ?? 0) + (score * SYNONYM_WEIGHT) / (index + 1));
      }
    }
    return groupByPage(this.places, scores);
  }

  /** Terms of the query with the share of places that do not have them, as a measure of how much each one says. */
  weigh(query: string): {terms: string[]; weight: number}[] {
    return parseQuery(query, this.vocabulary).map(({word, terms}) => {
      const counts = terms.map(({term}) => this.vocabulary.documents(term));
      return {terms: terms.length > 0 ? terms.map(({term}) => term) : [word], weight: Math.log(1 + this.places.length / (1 + Math.max(0, ...counts)))};
    });
  }

  private scorePlaces(words: QueryWord[]): Map<number, number> {
    const scores = new Map<number, number>();
    const matched = new Map<number, Set<string>>();
    for (const {word, terms} of words) {
      for (const {term, weight, prefix} of terms) {
        for (const {id, score} of this.engine.search(term, {prefix})) {
          scores.set(id, (scores.get(id) ?? 0) + score * weight);
          let own = matched.get(id);
          if (!own) matched.set(id, (own = new Set()));
          own.add(word);
        }
      }
    }
    for (const [id, score] of scores) scores.set(id, score * ((matched.get(id)?.size ?? 0) / words.length) ** 2);
    return scores;
  }
}

function fieldsOf({page, heading, level, parents, text, moreWords, codeWords}: Place): Fields {
  const isHead = level === 1;
  const isRow = level === 9;
  return {
    title: isHead ? `${page.title} ${page.label}` : '',
    heading: isRow ? '' : heading,
    row: isRow ? heading : '',
    path: isHead ? page.url : '',
    keywords: isHead ? page.keywords : '',
    description: isHead ? page.description : '',
    about: isHead ? page.trail.join(' ') : [page.title, ...parents].join(' '),
    text,
    more: moreWords,
    code: codeWords,
  };
}

function groupByPage(places: Place[], scores: Map<number, number>): RankedPage[] {
  const byPage = new Map<Page, RankedPlace[]>();
  for (const [id, score] of scores) {
    const place = places[id];
    if (!place) continue;
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
  return pages.filter(({score}) => score > 0 && score >= best * WORST_SHARE);
}

function lowerBound(sorted: string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
