/**
 * Chooses how much text results can show, so that the data stays within its budget however much the site grows: the longest excerpts that fit. When even
 * the shortest do not, the text leaves the first file for further ones that load after it (decisions/search.md).
 */
import {brotliCompressSync} from 'node:zlib';

import type {PackedPage, PackedText, SearchData, TextPart} from '../types';
import {packPages, type PackLimits, type SourcePage} from './packPages';

const STEPS: PackLimits[] = [480, 380, 300, 240, 190, 150, 120, 90].map((section) => ({section, row: Math.round(40 + section / 5)}));

export type FittedData = {index: SearchData; parts: TextPart[]; limits: PackLimits; bytes: number};

export function fitBudget(pages: SourcePage[], synonyms: Record<string, string[]>, budget: number): FittedData {
  // Compressing is slow, so the first step that fits is found by halving: sizes only fall along the steps.
  let low = 0;
  let high = STEPS.length;
  let best: FittedData | undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    const limits = STEPS[middle] as PackLimits;
    const index: SearchData = {pages: packPages(pages, limits), synonyms, parts: 0};
    const bytes = sizeOf(index);
    if (bytes <= budget) {
      best = {index, parts: [], limits, bytes};
      high = middle;
    } else low = middle + 1;
  }
  return best ?? split(packPages(pages, STEPS[0] as PackLimits), synonyms, budget);
}

export function sizeOf(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).length;
}

function split(pages: PackedPage[], synonyms: Record<string, string[]>, budget: number): FittedData {
  const limits = STEPS[0] as PackLimits;
  const texts = pages.map((page) => page[7].map((section): PackedText => section[3] ?? ['', '', '']));
  for (const section of pages.flatMap((page) => page[7])) section.length = 3;
  // Compressed size grows in step with the text, so equal shares of the characters are equal files.
  const count = Math.ceil(sizeOf(texts) / budget);
  const share = JSON.stringify(texts).length / count;
  const parts: TextPart[] = [];
  let filled = 0;
  texts.forEach((text, page) => {
    const last = parts.at(-1);
    if (last && filled < share) last.pages.push(text);
    else {
      parts.push({firstPage: page, pages: [text]});
      filled = 0;
    }
    filled += JSON.stringify(text).length;
  });
  const index: SearchData = {pages, synonyms, parts: parts.length};
  return {index, parts, limits, bytes: sizeOf(index)};
}
