/** Results of the conformance run, by page. */
import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Checked} from '../types';

export type Result = {id: string; page: string; kind: string; result: string; date: string; statement: string; detail?: string};
export type Results = {release: string; checks: Result[]};

export function readConformance(siteDir: string): Results {
  const file = path.join(siteDir, 'data/conformance.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {release: '', checks: []};
}

/** Pages that may say so: at least one statement holds and none is false. */
export function checkedPages({release, checks}: Results): Map<string, Checked> {
  const pages = new Map<string, Checked>();
  for (const page of new Set(checks.map((check) => check.page))) {
    const own = checks.filter((check) => check.page === page);
    const held = own.filter(({result}) => result === 'true');
    if (held.length === 0 || own.some(({result}) => result === 'false')) continue;
    const date = held.map((check) => check.date).reduce((a, b) => (a > b ? a : b));
    pages.set(page, {release, date, count: held.length, href: hrefOf(page)});
  }
  return pages;
}

function hrefOf(page: string): string {
  return `/checked/${page}.txt`;
}

/** Adds `checked` to the front matter of those pages. */
export function withChecks(pages: Map<string, Checked>, docsDir: string, next: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await next(params);
    const checked = pages.get(path.relative(docsDir, params.filePath).replace(/\.mdx$/, ''));
    return checked ? {...parsed, frontMatter: {...parsed.frontMatter, checked}} : parsed;
  };
}
