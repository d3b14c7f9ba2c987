/**
 * Pasted error texts → the documented message. Numbers, hosts, ids and stack frames drop out
 * because only words are compared, in their order; the longest run of words that a message and the
 * pasted text share decides. The text may have more words in it: names in the place of a "…", which
 * also stands for a part of a name. A status code and the path of an address are words.
 */
import {RAREST, rarityOf} from './askedWords';
import type {AskData} from '../types';
import type {WordIndex} from './wordIndex';
import {foldWord, isStopWord} from './words';

type Message = {unit: number; words: string[]};

/** More than this is not read. */
const LONGEST_PASTE = 20_000;
/** Frames of a stack, which name code and no message. */
const FRAME = /^\s*(at\s+\S+.*[(:]|File ".*", line \d+|from \S+:\d+:in|\S+\.\w{1,4}:\d+(:\d+)?\b\s*$)/;
const ADDRESS = /\b(?:https?|postgres\w*|redis|file):\/\/[^\s/]+|\b[0-9a-f]{8}-[0-9a-f-]{27}\b|\b[0-9a-f]{12,}\b/gi;
/** A log: several lines, a time of day, a level, a status code or an exception. */
const LOG =
  /\n|\d\d:\d\d:\d\d|\b(ERROR|WARN(ING)?|FATAL|CRITICAL|panic|Traceback|npm ERR!)\b|\w(Error|Exception)\b|\bstatus(Code| code)?[:= ]+[45]\d\d\b|[{}]/;
/**
 * What the shared run has to weigh, and which share of the message's weight: a phrase of two
 * common words is chance.
 */
const LEAST_WEIGHT = 8;
const LEAST_SHARE = 0.55;
/** Messages share "could not be" and the like. */
const STOP_WORD = 0.5;
/** A name between two words of a message has at most so many words: `flags.example.co.uk`. */
const GAP = 4;
/** A run of so many words is enough, whatever else the message says. */
const LONG_RUN = 6;

export function isPasted(text: string): boolean {
  return text.length > 300 || LOG.test(text.trim());
}

/** The text without what differs from one log to the next. */
export function withoutNoise(text: string): string {
  return text
    .slice(0, LONGEST_PASTE)
    .split('\n')
    .filter((line) => !FRAME.test(line))
    .join('\n')
    .replace(ADDRESS, ' ');
}

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+|\b[45]\d\d\b/gu) ?? []).filter((word) => word.length > 1).map(foldWord);
}

/** Finds the unit of the row whose message the text has, or -1. */
export function createErrorFinder(index: WordIndex, errors: AskData['errors']): (text: string) => number {
  const messages = errors.map(([unit, message]): Message => ({unit, words: wordsOf(message)}));
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    const weight = weights.get(word) ?? (isStopWord(word) ? STOP_WORD : rarityOf([word], index, RAREST.search));
    weights.set(word, weight);
    return weight;
  };
  const sum = (words: string[]): number => words.reduce((total, word) => total + weightOf(word), 0);
  return (text) => {
    const words = wordsOf(withoutNoise(text));
    const places = new Map<string, number[]>();
    words.forEach((word, place) => places.set(word, [...(places.get(word) ?? []), place]));
    let best = {unit: -1, weight: 0};
    for (const message of messages) {
      const run = longestRun(message.words, words, places);
      const weight = sum(run);
      const isEnough = run.length >= LONG_RUN || weight / sum(message.words) >= LEAST_SHARE;
      if (isEnough && weight >= LEAST_WEIGHT && weight > best.weight) best = {unit: message.unit, weight};
    }
    return best.unit;
  };
}

function longestRun(message: string[], text: string[], places: Map<string, number[]>): string[] {
  let best: string[] = [];
  for (let start = 0; start < message.length - best.length; start += 1)
    for (const place of places.get(message[start] ?? '') ?? []) {
      let length = 0;
      let next = place;
      while (next >= 0) {
        length += 1;
        const word = message[start + length];
        const from = next + 1;
        next = word === undefined ? -1 : text.slice(from, from + 1 + GAP).indexOf(word);
        if (next >= 0) next += from;
      }
      if (length > best.length) best = message.slice(start, start + length);
    }
  return best;
}
