/**
 * Which words are in which places, packed: all words once, sorted, and for each the places that
 * have it, as distances in a code of one or two letters. Measured, this is a third smaller after
 * Brotli than the words of each place written out.
 */
import type {Postings} from '../types';

/**
 * Printable letters that JSON does not escape. The last letter of a number is of the first half,
 * the ones before of the second.
 */
const LETTERS = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const BASE = Math.floor(LETTERS.length / 2);
const DIGITS = Uint8Array.from({length: 128}, (_, code) => Math.max(0, LETTERS.indexOf(String.fromCharCode(code))));

export function encodePostings(wordsOfPlaces: string[][]): Postings {
  const placesOf = new Map<string, number[]>();
  wordsOfPlaces.forEach((words, place) => {
    for (const word of new Set(words)) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  });
  const words = [...placesOf.keys()].sort();
  return {words: words.join(' '), places: words.map((word) => encodeDistances(placesOf.get(word) ?? [])).join(' ')};
}

/** Each word with the places that have it, in order. */
export function decodeLists({words, places}: Postings): [word: string, places: number[]][] {
  const lists = places.split(' ');
  return words
    .split(' ')
    .map((word, index): [string, number[]] => [word, decodeDistances(lists[index] ?? '')])
    .filter(([word]) => word !== '');
}

function encodeDistances(places: number[]): string {
  let last = -1;
  return places
    .map((place) => {
      const distance = place - last - 1;
      last = place;
      return encodeNumber(distance);
    })
    .join('');
}

function decodeDistances(text: string): number[] {
  let last = -1;
  return decodeNumbers(text).map((distance) => (last += distance + 1));
}

function encodeNumber(value: number): string {
  let text = LETTERS[value % BASE] ?? '';
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE)) text = (LETTERS[BASE + (rest % BASE)] ?? '') + text;
  return text;
}

/** Numbers written one after the other. */
function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = DIGITS[text.charCodeAt(at)] ?? 0;
    if (digit >= BASE) value = value * BASE + digit - BASE;
    else {
      numbers.push(value * BASE + digit);
      value = 0;
    }
  }
  return numbers;
}
