/**
 * Words, and words with their neighbour, as they speak for an answer or against one: "a flag" and
 * "my environment", "in excel" and "recipe for". Which way and how much is learned from whole
 * questions when the site is built (node/fitPhrases.ts). The table has numbers and no words.
 */
import {decodeLists} from '../postings';
import {isStopWord} from '../words';

/** By hash: weights from -MOST_WEIGHT to MOST_WEIGHT, mostly 0. */
export type Phrases = Int8Array;

export const MOST_WEIGHT = 3;
/** Nearly forty times the phrases in it, so an unknown one seldom meets a known one. */
export const TABLE_SIZE = 1 << 17;
/** Unlike `rawWords`, keeps "c#" and "c++" whole and splits at slashes and colons. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_.#+-]*/gu;
const END = /[.-]+$/;

/**
 * Two neighbours count when one of them is a small word: "in python" tells more than "python".
 * Pairs without a small word made the model worse (decisions/search.md).
 */
export function phrasesOf(question: string): Set<string> {
  const words = (question.toLowerCase().match(WORD) ?? []).map((word) => word.replace(END, ''));
  const pairs = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return isStopWord(before) || isStopWord(word) ? [`${before} ${word}`] : [];
  });
  return new Set([...words, ...pairs]);
}

/** FNV-1a, with its high bits mixed into those that are used. */
export function placeOf(phrase: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < phrase.length; at += 1) hash = Math.imul(hash ^ phrase.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (TABLE_SIZE - 1);
}

/** Below zero when a question has the words of those that are not answered. */
export function oddsOfPhrases(table: Phrases, question: string): number {
  const phrases = phrasesOf(question);
  let sum = 0;
  for (const phrase of phrases) sum += table[placeOf(phrase)] ?? 0;
  return sum / Math.sqrt(phrases.size || 1);
}

/** `packed`: the weights, and for each of them the places that have it. */
export function readPhrases(packed: {words: string; places: string}): Phrases {
  const table = new Int8Array(TABLE_SIZE);
  for (const [weight, places] of decodeLists(packed)) for (const place of places) table[place] = Number(weight);
  return table;
}
