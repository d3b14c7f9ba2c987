/**
 * Learns which words and neighbours of words speak for an answer (engine/ask/phrases.ts): a
 * logistic model of all questions that are written down, answered or not.
 */
import {MOST_WEIGHT, phrasesOf, placeOf, TABLE_SIZE} from '../engine/ask/phrases';
import {encodePostings} from '../engine/postings';
import {descend} from './descend';
import type {QuestionPair} from './readQuestionPairs';

/** Questions that sections answer, ones that none does, and pairs of both in the same words. */
export type KnownQuestions = {written: string[]; elsewhere: string[]; pairs: QuestionPair[]};

type Row = {phrases: number[]; weight: number; isAnswered: boolean};

const DESCENT = {steps: 150, rate: 0.2, shrink: 0.1};
/** Of those that are not answered there are fewer; a pair shows what makes the difference. */
const WEIGHTS = {written: 1, elsewhere: 5, pair: 3};
/** What a phrase of fewer questions tells is chance. */
const FEWEST = 3;
/** A phrase matters by its weight and by how many questions have it. */
const LEAST = 7;
/** What a weight of one in the table stands for. */
const STEP = 2;

export function fitPhrases(known: KnownQuestions): {words: string; places: string} {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const rows = samplesOf(known).map(({text, ...sample}): Row => {
    const phrases = [...phrasesOf(text)].map((phrase) => {
      const number = numbers.get(phrase) ?? numbers.size;
      numbers.set(phrase, number);
      counts[number] = (counts[number] ?? 0) + 1;
      return number;
    });
    return {...sample, phrases};
  });
  // Rare phrases count more, or the fit leaves them at next to nothing.
  const rarity = Float64Array.from(counts, (count) => (Math.log((1 + rows.length) / (1 + count)) + 1) / 6);
  const weights = fit(rows, rarity);
  const phrases = [...numbers].map(([phrase, number]) => {
    const weight = (weights[number] ?? 0) * (rarity[number] ?? 0);
    return {place: placeOf(phrase), weight, count: counts[number] ?? 0, matters: Math.abs(weight) * Math.sqrt(counts[number] ?? 0)};
  });
  const table: string[][] = Array.from({length: TABLE_SIZE}, () => []);
  // Where two have the same place, it is of the one that matters more.
  phrases.sort((left, right) => left.matters - right.matters);
  for (const {place, weight, count, matters} of phrases) {
    const level = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(weight / STEP)));
    if (count >= FEWEST && matters >= LEAST && level !== 0) table[place] = [String(level)];
  }
  return encodePostings(table);
}

function samplesOf({written, elsewhere, pairs}: KnownQuestions) {
  return [
    ...written.map((text) => ({text, isAnswered: true, weight: WEIGHTS.written})),
    ...elsewhere.map((text) => ({text, isAnswered: false, weight: WEIGHTS.elsewhere})),
    ...pairs.flatMap(([answered, not]) => [
      {text: answered, isAnswered: true, weight: WEIGHTS.written * WEIGHTS.pair},
      {text: not, isAnswered: false, weight: WEIGHTS.elsewhere * WEIGHTS.pair},
    ]),
  ];
}

/** The last weight is that of every question. */
function fit(rows: Row[], rarity: Float64Array): Float64Array {
  const bias = rarity.length;
  return descend(bias + 1, DESCENT, (weights, slope) => {
    for (const {phrases, weight, isAnswered} of rows) {
      const share = 1 / Math.sqrt(phrases.length || 1);
      let value = weights[bias] ?? 0;
      for (const phrase of phrases) value += share * (rarity[phrase] ?? 0) * (weights[phrase] ?? 0);
      const pull = weight * ((isAnswered ? 1 : 0) - 1 / (1 + Math.exp(-value)));
      slope[bias] = (slope[bias] ?? 0) + pull;
      for (const phrase of phrases) slope[phrase] = (slope[phrase] ?? 0) + share * (rarity[phrase] ?? 0) * pull;
    }
  });
}
