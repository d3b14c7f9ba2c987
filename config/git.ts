/**
 * Dates of last change come from git; an unpacked archive has none, and the
 * build must not fail for that.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

/** File (absolute) → time of its newest commit in milliseconds. Empty without a history. */
export function lastChanges(siteDir: string, folder: string): Map<string, number> {
  const changes = new Map<string, number>();
  let time = 0;
  for (const line of gitLog(siteDir, folder).split('\n')) {
    // Commits come newest first, each as "@seconds" followed by the files it touched.
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000;
    else if (line && !changes.has(path.join(siteDir, line))) changes.set(path.join(siteDir, line), time);
  }
  if (changes.size === 0)
    console.warn(`[dates] git has no history of ${folder}/ here, so pages have no date of their last change. Build from a full clone.`);
  return changes;
}

function gitLog(siteDir: string, folder: string): string {
  const args = ['-c', 'core.quotePath=off', 'log', '--format=@%ct', '--name-only', '--relative', '--', folder];
  try {
    return execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

/**
 * Docusaurus would start git once for every page, which takes seconds. A page that gives its
 * own `last_update` keeps it.
 */
export function withLastChange(changes: Map<string, number>): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const time = changes.get(params.filePath);
    return time && !parsed.frontMatter['last_update']
      ? {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date: new Date(time).toISOString()}}}
      : parsed;
  };
}
