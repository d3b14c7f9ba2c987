/**
 * Chooses how much text results can show, so that the data stays within its budget however much the
 * site grows: the longest excerpts that fit. When even the shortest do not, the text leaves the
 * first file for further ones that load after it (decisions/search.md).
 */
import {brotliCompressSync, constants} from 'node:zlib';

import {decodePostings, encodePostings} from '../engine/postings';
import type {SearchData, TextPart} from '../types';
import {createPacker, type PackedPages, type PackLimits, type SourcePage} from './packPages';

const STEPS: PackLimits[] = [480, 380, 300, 240, 190, 150, 130, 110, 95, 80, 65, 50].map((section) => ({
  section,
  row: Math.round(40 + section / 5),
}));

/** Files that come after the first may show more, but a reader still waits for them. */
const SPLIT_LIMITS: PackLimits = {section: 150, row: 70};

export type FittedData = {index: SearchData; parts: TextPart[]; limits: PackLimits; bytes: number};

/**
 * Of the size that readers get to the size by a quick compression, where the search
 * for the right step begins.
 */
const USUAL_RATIO = 0.9;

export function fitBudget(pages: SourcePage[], synonyms: Record<string, string[]>, budget: number): FittedData {
  const pack = createPacker(pages);
  const fitted = remember((step) => ({...pack(STEPS[step] as PackLimits), synonyms, parts: 0}));
  // Compressing as for readers is slow. A quick compression tells the sizes of two steps apart just
  // as well, so it finds the step that should fit, and the slow one confirms it, or says how the
  // two compressions differ here, for another try.
  const quickSize = remember((step) => quickSizeOf(fitted(step)));
  const size = remember((step) => sizeOf(fitted(step)));
  const fits = (step: number) => size(step) <= budget;
  let step = firstStep((candidate) => quickSize(candidate) * USUAL_RATIO <= budget);
  const ratio = size(step) / quickSize(step);
  step = firstStep((candidate) => quickSize(candidate) * ratio <= budget);
  while (step < STEPS.length - 1 && !fits(step)) step += 1;
  if (!fits(step)) return split(pack(SPLIT_LIMITS), synonyms, budget);
  return {index: fitted(step), parts: [], limits: STEPS[step] as PackLimits, bytes: size(step)};
}

/** By halving, since sizes only fall along the steps; the last step when none fits. */
function firstStep(fits: (step: number) => boolean): number {
  let low = 0;
  let high = STEPS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function remember<Value>(make: (step: number) => Value): (step: number) => Value {
  const known = new Map<number, Value>();
  return (step) => {
    const value = known.has(step) ? (known.get(step) as Value) : make(step);
    known.set(step, value);
    return value;
  };
}

/**
 * As the site is served (scripts/lib/compressSite.ts): one level below the slowest
 * takes two fifths of its time.
 */
export function sizeOf(value: unknown): number {
  return brotliSize(value, 10);
}

function quickSizeOf(value: unknown): number {
  return brotliSize(value, 5);
}

function brotliSize(value: unknown, quality: number): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT};
  return brotliCompressSync(JSON.stringify(value), {params}).length;
}

function split({pages, defines, text}: PackedPages, synonyms: Record<string, string[]>, budget: number): FittedData {
  // Compressed size grows in step with the number of sections, so equal shares are equal files;
  // each repeats some of the words of the others.
  const share = Math.ceil(text.shown.length / Math.ceil((sizeOf(text) * 1.2) / budget));
  const prose = decodePostings(text.prose, text.shown.length);
  const code = decodePostings(text.code, text.shown.length);
  const parts: TextPart[] = [];
  for (let first = 0; first < text.shown.length; first += share) {
    const end = first + share;
    parts.push({
      first,
      shown: text.shown.slice(first, end),
      prose: encodePostings(prose.slice(first, end)),
      code: encodePostings(code.slice(first, end)),
    });
  }
  const index: SearchData = {pages, defines, synonyms, parts: parts.length};
  return {index, parts, limits: SPLIT_LIMITS, bytes: sizeOf(index)};
}
