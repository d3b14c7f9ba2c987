/**
 * `npm run rename:section -- /old#anchor /new#anchor`: follows a section that moved or was renamed,
 * in all files that name sections by address.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {runMain} from './lib/runMain';

const ADDRESS = /^\/[^#\s]*(#\S+)?$/;

async function main(): Promise<void> {
  const [from = '', to = ''] = process.argv.slice(2);
  if (!ADDRESS.test(from) || !ADDRESS.test(to))
    throw new Error('Name the old and the new address: npm run rename:section -- /old#anchor /new#anchor');
  const inFolder = (folder: string, ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(folder, name));
  const target = (address: string) => {
    const [page = '', heading = ''] = address.split('#');
    return `"page":${JSON.stringify(page)},"heading":${JSON.stringify(heading)}`;
  };
  const changes: [file: string, before: string, after: string][] = [
    ['data/asked.json', `${JSON.stringify(from)}:`, `${JSON.stringify(to)}:`],
    ...inFolder('cards', '.yaml').map((file): [string, string, string] => [file, `see: ${from}\n`, `see: ${to}\n`]),
    ...inFolder('tests/ask', '.jsonl').map((file): [string, string, string] => [file, target(from), target(to)]),
  ];
  for (const [file, before, after] of changes) {
    const text = readFileSync(file, 'utf8');
    const count = text.split(before).length - 1;
    if (count === 0) continue;
    writeFileSync(file, text.replaceAll(before, after));
    console.log(`${file}: ${count}`);
  }
}

runMain(main);
