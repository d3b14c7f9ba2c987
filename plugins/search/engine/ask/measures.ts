/** What units and questions measure: made once from the words that they have, by number. */
import type {Lists} from './lists';
import {WEIGHTS} from './weights';

/** How many words each unit has. */
export function sizesOf(words: [string, number[]][], count: number): Uint16Array {
  const sizes = new Uint16Array(count);
  for (const [, numbers] of words) for (const number of numbers) sizes[number] = (sizes[number] ?? 0) + 1;
  return sizes;
}

export function numbersOf(words: [string, number[]][], count: number): Uint8Array {
  const numbers = new Uint8Array(count);
  for (const [word, units] of words) if (/^\d/.test(word)) for (const unit of units) numbers[unit] = 1;
  return numbers;
}

export function lengthsOf(sizes: Uint16Array): Float32Array {
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return Float32Array.from(sizes, (size) => 1 - WEIGHTS.length + (WEIGHTS.length * size) / average);
}

/** The sum of what the terms of each number weigh. */
export function weigh(lists: Lists, count: number, weightOfTerm: (term: string) => number): Float64Array {
  const sums = new Float64Array(count);
  for (const [term, numbers] of lists) {
    const weight = weightOfTerm(term);
    for (const number of numbers) sums[number] = (sums[number] ?? 0) + weight;
  }
  return sums;
}
