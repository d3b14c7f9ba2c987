/**
 * Chooses how much text results can show, so that the data stays within its budget however much the site grows: the longest excerpts that fit. When even
 * the shortest do not, the text leaves the first file for further ones that load after it (decisions/search.md).
 */
import {brotliCompressSync, constants} from 'node:zlib';

import {decodePostings, encodePostings} from '../client/engine/postings';
import type {SearchData, TextPart} from '../types';
import {packPages, type PackedPages, type PackLimits, type SourcePage} from './packPages';

const STEPS: PackLimits[] = [480, 380, 300, 240, 190, 150, 130, 110, 95, 80, 65].map((section) => ({
  section,
  row: Math.round(40 + section / 5),
}));

/** Files that come after the first may show more, but a reader still waits for them. */
const SPLIT_LIMITS: PackLimits = {section: 150, row: 70};

export type FittedData = {index: SearchData; parts: TextPart[]; limits: PackLimits; bytes: number};

export function fitBudget(pages: SourcePage[], synonyms: Record<string, string[]>, budget: number): FittedData {
  // Compressing is slow, so the first step that fits is found by halving: sizes only fall along the steps.
  let low = 0;
  let high = STEPS.length;
  let best: FittedData | undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    const limits = STEPS[middle] as PackLimits;
    const index: SearchData = {...packPages(pages, limits), synonyms, parts: 0};
    const bytes = sizeOf(index);
    if (bytes <= budget) {
      best = {index, parts: [], limits, bytes};
      high = middle;
    } else low = middle + 1;
  }
  return best ?? split(packPages(pages, SPLIT_LIMITS), synonyms, budget);
}

/** As the site is served (scripts/lib/compressSite.ts): one level below the slowest takes two fifths of its time. */
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT}};

export function sizeOf(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value), BROTLI).length;
}

function split({pages, text}: PackedPages, synonyms: Record<string, string[]>, budget: number): FittedData {
  // Compressed size grows in step with the number of sections, so equal shares are equal files; each repeats some of the words of the others.
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
  const index: SearchData = {pages, synonyms, parts: parts.length};
  return {index, parts, limits: SPLIT_LIMITS, bytes: sizeOf(index)};
}
