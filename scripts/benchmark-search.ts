/**
 * What search costs as the site grows: `npm run bench:search -- [build folder]`. Takes the
 * built pages once, three and ten times (in copies every word is exchanged for one that is
 * about as frequent, so that new text is as new to the compressor as it would be), and prints
 * the bytes a search loads, the CPU time to be ready, and the CPU time of a keystroke. Figures
 * are in decisions/search.md.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {answer} from '../plugins/search/engine/answer';
import {SearchIndex} from '../plugins/search/engine/searchIndex';
import {fitBudget, sizeOf} from '../plugins/search/node/fitBudget';
import type {SourcePage} from '../plugins/search/node/packPages';
import {cutSections} from '../plugins/shared/cutSections';
import {runMain} from './lib/runMain';

const BUDGET = 148_000;
/** Words are exchanged within groups of this many neighbours by frequency. */
const GROUP = 60;

async function main(): Promise<void> {
  const buildDir = process.argv[2] ?? 'build';
  const pages = await readPages(buildDir);
  const synonyms = JSON.parse(readFileSync('data/synonyms.json', 'utf8')) as Record<string, string[]>;
  const queries = (JSON.parse(readFileSync('tests/content/__fixtures__/search-queries.json', 'utf8')) as {q: string}[]).map(({q}) => q);
  for (const times of [1, 3, 10]) {
    const {index, parts, limits, bytes} = fitBudget(multiply(pages, times), synonyms, BUDGET);
    let ready: SearchIndex | undefined;
    const buildMs = cpuTime(() => {
      ready = new SearchIndex(index);
      for (const part of parts) ready.addPart(part);
    });
    const keystrokes = queries.flatMap((query) => Array.from({length: query.length}, (_, length) => query.slice(0, length + 1)));
    const costs = keystrokes.map((query) => cpuTime(() => ready && answer(ready, query, {limit: 8}))).sort((left, right) => left - right);
    const at = (share: number) => (costs[Math.floor(costs.length * share)] ?? 0).toFixed(1);
    console.log(
      [
        `${index.pages.length} pages, ${ready?.places.length} places`,
        `first file ${kilobytes(bytes)}`,
        `further ${parts.length} × ${kilobytes(parts[0] ? sizeOf(parts[0]) : 0)}`,
        `${limits.section} characters shown`,
        `ready ${buildMs.toFixed(0)} ms CPU`,
        `keystroke p50 ${at(0.5)} ms, p95 ${at(0.95)} ms CPU`,
      ].join(' | '),
    );
  }
}

async function readPages(buildDir: string): Promise<SourcePage[]> {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('index.html') && statSync(path.join(buildDir, file)).isFile(),
  );
  const pages = await Promise.all(
    files.map(async (file) => ({
      ...(await cutSections(readFileSync(path.join(buildDir, file), 'utf8'))),
      url: `/${path.dirname(file)}`,
      type: '',
    })),
  );
  return pages.filter(({sections}) => sections.length > 0);
}

function multiply(pages: SourcePage[], times: number): SourcePage[] {
  const words = wordsByFrequency(pages);
  return Array.from({length: times}, (_, copy) => (copy === 0 ? pages : pages.map((page) => vary(page, copy, words)))).flat();
}

function wordsByFrequency(pages: SourcePage[]): string[] {
  const counts = new Map<string, number>();
  for (const {text} of pages.flatMap(({sections}) => sections.flatMap(({blocks}) => blocks))) {
    for (const word of text.match(/\p{Ll}{3,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((left, right) => right[1] - left[1]).map(([word]) => word);
}

function vary(page: SourcePage, copy: number, words: string[]): SourcePage {
  const rankOf = new Map(words.map((word, rank) => [word, rank]));
  const exchange = (word: string) => {
    const rank = rankOf.get(word);
    if (rank === undefined) return word;
    const start = rank - (rank % GROUP);
    return words[start + ((rank + copy * 7 + (rank % 3)) % Math.min(GROUP, words.length - start))] ?? word;
  };
  const change = (text: string) => text.replace(/\p{Ll}{3,}/gu, exchange);
  return {
    ...page,
    url: `${page.url}/${copy}`,
    title: change(page.title),
    description: change(page.description),
    sections: page.sections.map((section) => ({
      ...section,
      heading: change(section.heading),
      blocks: section.blocks.map((block) => ({...block, text: change(block.text)})),
    })),
  };
}

function cpuTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

runMain(main);
