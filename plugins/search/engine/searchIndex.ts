/**
 * The embedded engine: MiniSearch for the scores, and around it what makes the ranking
 * good (measured in decisions/search.md): identifiers in every spelling, corrections only
 * for unknown words, a factor for how many of the reader's words are answered, synonyms,
 * and pages ranked as wholes.
 */
import type MiniSearch from 'minisearch';

import type {SearchData, TextPart} from '../types';
import type {AskedWord} from './ask/askedWords';
import {createDefinitions, type Definitions} from './definitions';
import type {Marker} from './marking';
import {lastWordOf, parseQuery, type QueryWord, type Vocabulary} from './parseQuery';
import {createPlaceIndex, type Entry, namesOf, phraseNamesOf} from './placeIndex';
import {decodePostings} from './postings';
import {groupByPage, type RankedPage} from './rankedPages';
import {correct} from './spelling';
import {alternativesOf, readSynonyms, rewrite, type Synonyms} from './synonyms';
import {type Page, type Place, unpack} from './unpack';
import {createVocabulary} from './vocabulary';
import {weighByAnswered} from './weighByAnswered';
import {foldPhrase, foldWord, indexTerms} from './words';

const SYNONYM_WEIGHT = 0.5;
/** Of a word that these docs use for one of the question. */
const ALTERNATIVE_WEIGHT = 0.6;
const EXACT_NAME = 1.6;
const PHRASE_IN_NAME = 1.3;
/** What a definition gets of the best score, beside its own. */
const DEFINES = 2.5;
/** Words used this often hardly tell pages apart. */
const COMMON_USES = 300;

export class SearchIndex {
  readonly places: Place[];
  private readonly engine: MiniSearch<Entry>;
  private readonly synonyms: Synonyms;
  /** Names of each place as phrases, made when first looked at. */
  private readonly phrases: string[][] = [];
  private parsed: {query: string; words: QueryWord[]} | undefined;
  private readonly vocabulary: Vocabulary & {add: (term: string) => void};
  readonly definitions: Definitions;

  constructor(data: SearchData) {
    this.places = unpack(data);
    this.definitions = createDefinitions(this.places, decodePostings(data.defines, this.places.length));
    this.synonyms = readSynonyms(data.synonyms);
    this.vocabulary = createVocabulary();
    this.engine = createPlaceIndex((term) => this.vocabulary.add(term));
    this.engine.addAll(this.places.map((place, index) => ({id: index * 2, ...namesOf(place)})));
    if (data.text) this.addPart(data.text);
  }

  /** Takes in text, which may come after the first file. */
  addPart({first, shown, prose, code}: TextPart): void {
    this.parsed = undefined;
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
    const scores = this.scorePlaces(this.parse(query));
    for (const [index, other] of rewrite(query, this.synonyms).entries()) {
      for (const [id, score] of this.scorePlaces(this.parse(other))) {
        scores.set(id, (scores.get(id) ?? 0) + (score * SYNONYM_WEIGHT) / (index + 1));
      }
    }
    this.preferPhrases(scores, query);
    this.preferDefinitions(scores, query);
    return groupByPage(this.places, scores);
  }

  /**
   * The terms of a query as they are marked in results; a word that is still being
   * typed marks its beginning.
   */
  termsOf(query: string): Marker {
    const terms = [query, ...rewrite(query, this.synonyms)].flatMap((text) => this.parse(text)).flatMap((word) => word.terms);
    return {
      exact: new Set(terms.filter(({completes}) => !completes).map(({term}) => term)),
      started: terms.some(({completes}) => completes) ? lastWordOf(query) : '',
    };
  }

  /**
   * The terms that say each word of a question: its own, other forms, corrections,
   * and what these docs call it.
   */
  wordsOf(question: string, isTyping = false): AskedWord[] {
    const alternatives = alternativesOf(question, this.synonyms);
    return this.parse(isTyping ? question : `${question} `).map(({word, terms}) => ({
      word,
      terms: [
        ...terms.map(({term, weight, completes}) => ({
          term,
          weight,
          kind: weight > 0.1 && weight < 1 && !completes ? ('form' as const) : ('own' as const),
        })),
        ...(alternatives.get(word) ?? []).flatMap(indexTerms).map((term) => ({term, weight: ALTERNATIVE_WEIGHT, kind: 'synonym' as const})),
      ],
      isKnown: terms.some(({corrects}) => !corrects) || alternatives.has(word),
    }));
  }

  /** The query with known words in place of misspelt ones, where only one comes near. */
  spell(query: string): string {
    return query.replace(/\p{L}{4,}/gu, (word) => {
      const whole = foldWord(word);
      if (this.vocabulary.has(whole)) return word;
      const [meant, ...others] = correct(whole, this.vocabulary);
      return meant && others.length === 0 ? meant : word;
    });
  }

  /** Whether the page is named so: then it is meant as a whole. */
  isNamed(query: string, {title, label, keywords}: Page): boolean {
    const names = new Set(indexTerms([title, label, keywords].join(' ')));
    return this.parse(query).every(({terms}) => terms.some(({term, weight}) => weight >= 0.3 && names.has(term)));
  }

  /** The same query is ranked, weighed and marked; looking for misspelt words is the slow part. */
  private parse(query: string): QueryWord[] {
    if (this.parsed?.query !== query) this.parsed = {query, words: parseQuery(query, this.vocabulary)};
    return this.parsed.words;
  }

  private scorePlaces(words: QueryWord[]): Map<number, number> {
    const wordOf = new Map(words.flatMap(({word, terms}) => terms.map(({term}) => [term, word] as const)));
    const queries = words.flatMap(({terms}) => terms.map(({term, weight}) => ({queries: [term], boostTerm: () => weight})));
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
    const weights = new Map(words.map((word) => [word.word, this.weightOf(word)]));
    weighByAnswered(scores, {answered, weights, pageOf: (index) => this.places[index]?.page});
    return scores;
  }

  /**
   * A place that is named exactly like the query, or has the query in its name, is meant more
   * likely than one with the same words apart.
   */
  private preferPhrases(scores: Map<number, number>, query: string): void {
    const phrase = foldPhrase(query);
    if (!phrase.trim().includes(' ')) return;
    for (const [index, score] of scores) {
      const place = this.places[index];
      const names = (this.phrases[index] ??= place ? phraseNamesOf(place) : []);
      if (names.includes(phrase)) scores.set(index, score * EXACT_NAME);
      else if (names.some((name) => name.includes(phrase))) scores.set(index, score * PHRASE_IN_NAME);
    }
  }

  /**
   * A search for an identifier wants the row that explains it, before pages that use it;
   * `csrf trusted origins` is one as well.
   */
  private preferDefinitions(scores: Map<number, number>, query: string): void {
    const found = this.definitions.of(query);
    if (found.length === 0) return;
    const top = Math.max(0, ...scores.values());
    const pages = new Set<Page | undefined>();
    // A page that lists it twice does not explain it better.
    for (const {place, strength} of found.sort((left, right) => right.strength - left.strength)) {
      const page = this.places[place]?.page;
      const share = pages.has(page) ? strength / 4 : strength;
      pages.add(page);
      scores.set(place, (scores.get(place) ?? 0) * (1 + 2 * share) + DEFINES * share * top);
    }
  }

  private weightOf({terms}: QueryWord): number {
    const uses = Math.max(0, ...terms.map(({term}) => this.vocabulary.uses(term)));
    return Math.log(1 + COMMON_USES / (1 + uses)) + 0.3;
  }
}
