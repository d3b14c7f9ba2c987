/**
 * The keys under which the site keeps something in the browser, read from its sources: a key that
 * is renamed or added is in the list.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Of the stock theme, and the one group of tabs that readers choose from. */
const STOCK = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'docusaurus.tab.language',
];

export function storageKeys(kind: 'local' | 'session'): string[] {
  const uses = kind === 'local' ? /\b(?:readStored|readStoredJson|store|localStorage)\b/ : /\bsessionStorage\b/;
  const own = ['plugins', 'src']
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && /^src|\/client\//.test(file) && !file.includes('__tests__'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => uses.test(source))
    .flatMap((source) => [...source.matchAll(/'((?:docs|site)\.[\w.-]+)'/g)].map(([, key = '']) => key));
  return [...new Set([...own, ...(kind === 'local' ? STOCK : [])])].sort();
}
