/** Results of the conformance run, by page. */
import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Entry, Results} from '../../shared/record/entries';
import {hashOf} from '../../shared/record/meaning';
import type {Checked} from '../types';
import {findSample, findStatement, isLabel} from './findStatement';

/** Statements that have to hold before a page says so. */
const ENOUGH = 5;

export type PageChecks = Checked & {held: Entry[]; open: Entry[]};

/**
 * Pages of which enough was checked and nothing is false. Statements about one sentence or row
 * count once; stale ones and labels of the interface do not count.
 *
 * @param placeOf where the page says it; nothing when it no longer does
 */
export function checkedPages(
  {release, checks}: Results,
  placeOf: (entry: Entry) => string | undefined = placeToday,
): Map<string, PageChecks> {
  const pages = new Map<string, PageChecks>();
  for (const page of new Set(checks.map((check) => check.page))) {
    const own = checks.filter((check) => check.page === page && !isLabel(check.statement));
    const distinct = (result: string): Map<string | undefined, Entry> =>
      new Map(own.filter((entry) => entry.result === result).map((entry) => [placeOf(entry), entry]));
    const held = distinct('true');
    const open = distinct('not-checkable');
    for (const place of [undefined, ...held.keys()]) open.delete(place);
    held.delete(undefined);
    if (held.size < ENOUGH || own.some(({result}) => result === 'false')) continue;
    const date = [...held.values()].map((entry) => entry.date).reduce((a, b) => (a > b ? a : b));
    pages.set(page, {release, date, count: held.size, href: `/checked/${page}.txt`, held: [...held.values()], open: [...open.values()]});
  }
  return pages;
}

/** Only what readers see counts. Checks of the mock, by openapi/, are no statements of a page. */
function placeToday(entry: Entry): string | undefined {
  const page = `docs/${entry.page}.mdx`;
  // A fork keeps the record but may drop the page.
  if (!existsSync(page)) return undefined;
  const file = entry.in ?? page;
  const isSample = file.startsWith('samples/');
  if (!isSample && !/^docs\/|^data\/tables\//.test(file)) return undefined;
  const found = isSample ? findSample(page, entry.statement as string) : findStatement(file, entry.statement);
  return found && hashOf(found.text) === entry.hash ? found.place : undefined;
}

/** Adds `checked` to the front matter of those pages. */
export function withChecks(pages: Map<string, PageChecks>, docsDir: string, next: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await next(params);
    const known = pages.get(path.relative(docsDir, params.filePath).replace(/\.mdx$/, ''));
    if (!known) return parsed;
    const {held: _held, open: _open, ...checked} = known;
    return {...parsed, frontMatter: {...parsed.frontMatter, checked}};
  };
}
