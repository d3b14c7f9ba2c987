/** The words of a question with the terms that say each: other forms, corrections, synonyms. */
import {parseQuery} from './parseQuery';
import {alternativesOf, type Synonyms} from './synonyms';
import type {WordIndex} from './wordIndex';
import {indexTerms} from './words';

export type AskedWord = {
  word: string;
  terms: [term: string, weight: number][];
  /** How few sections say it. */
  weight: number;
  /** Whether the site has it as it was written, or as a synonym. */
  isKnown: boolean;
};

/** Of a word that these docs use for one of the question. */
const SYNONYM = 0.4;
/** A term of a lower weight is a guess and does not tell how rare a word is. */
const SURE = 0.3;
/**
 * A single rare word decides no more than this. In a question, one that the docs hardly have, like
 * the day of a week, may be beside the point.
 */
export const RAREST = {search: 6, question: 4};

/**
 * A query that ends with a space is complete; otherwise its last word may be the beginning of one.
 */
export function askedWords(query: string, index: WordIndex, synonyms: Synonyms): AskedWord[] {
  const rarest = /\s$/.test(query) ? RAREST.question : RAREST.search;
  const alternatives = alternativesOf(query, synonyms);
  return parseQuery(query, index.vocabulary).map(({word, terms}): AskedWord => {
    const weights = new Map<string, number>();
    for (const {term, weight} of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    const own = [...weights].filter(([, weight]) => weight >= SURE).map(([term]) => term);
    const others = (alternatives.get(word) ?? []).flatMap(indexTerms);
    for (const term of others) if (!weights.has(term)) weights.set(term, SYNONYM);
    const isKnown = others.length > 0 || terms.some(({corrects}) => !corrects);
    return {word, terms: [...weights], weight: rarityOf(own, index, rarest), isKnown};
  });
}

/** BM25's inverse document frequency, with sections as documents, up to a limit. */
export function rarityOf(terms: string[], {lists, sections, sectionOf}: WordIndex, rarest = RAREST.question): number {
  const having = new Set<number>();
  for (const term of terms) {
    for (const field of ['text', 'name'] as const) for (const unit of lists[field].get(term) ?? []) having.add(sectionOf[unit] ?? 0);
    for (const section of lists.heading.get(term) ?? []) having.add(section);
  }
  return Math.min(rarest, Math.log(1 + (sections.length - having.size + 0.5) / (having.size + 0.5)));
}
