import type {MarkedText} from '../types';
import {foldWord, indexTerms, rawWords} from './words';

/** Terms to mark, and the beginning of one that is still being typed. */
export type Marker = {exact: Set<string>; started: string};

export function matches(word: string, {exact, started}: Marker): boolean {
  return indexTerms(word).some((term) => exact.has(term) || (started !== '' && term.startsWith(started)));
}

/** Splits a text into pieces that match and pieces that do not. */
export function mark(text: string, marker: Marker): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const word of rawWords(text)) {
    const start = text.indexOf(word, end);
    if (start < 0) continue;
    if (!matches(word, marker)) {
      push(pieces, text.slice(end, start + word.length), false);
    } else {
      push(pieces, text.slice(end, start), false);
      push(pieces, word, true);
    }
    end = start + word.length;
  }
  push(pieces, text.slice(end), false);
  return pieces;
}

function push(pieces: MarkedText, text: string, marked: boolean): void {
  const last = pieces.at(-1);
  if (!text) return;
  if (last?.marked === marked) last.text += text;
  else pieces.push({text, marked});
}

/**
 * The part of a text, about `length` characters long, that has the most
 * different words of the query.
 */
export function snippetOf(text: string, marker: Marker, length = 140): MarkedText {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return mark(flat, marker);
  const start = bestStart(flat, marker, length);
  const end = start + length >= flat.length ? flat.length : flat.lastIndexOf(' ', start + length);
  return mark(`${start > 0 ? '… ' : ''}${flat.slice(start, end)}${end < flat.length ? ' …' : ''}`, marker);
}

function bestStart(text: string, marker: Marker, length: number): number {
  const found: {position: number; term: string}[] = [];
  let end = 0;
  for (const word of rawWords(text)) {
    const position = text.indexOf(word, end);
    if (position < 0) continue;
    end = position + word.length;
    if (matches(word, marker)) found.push({position, term: foldWord(word)});
  }
  let best = {start: 0, different: 0};
  for (const {position} of found) {
    const different = new Set(
      found.filter((other) => other.position >= position && other.position < position + length).map(({term}) => term),
    ).size;
    if (different > best.different) best = {start: position, different};
  }
  // A little of the text before, from the beginning of a word; the whole
  // beginning when that is enough.
  if (best.start + 20 < length) return 0;
  return text.lastIndexOf(' ', Math.max(0, best.start - 30)) + 1;
}
