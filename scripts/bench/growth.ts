/**
 * A site with many times our pages, in a folder of its own. The copies have routes of their own
 * (`/copy-2/…`) and are further categories of the menu, so routes, menu and search grow with them.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {cp, readFile, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import sidebars from '../../sidebars';
import {measureBuild, OWN_BUILDER} from './builds';

const PARTS = ['cards', 'config', 'data', 'docs', 'openapi', 'plugins', 'samples', 'scripts', 'src', 'static'];
const FILES = ['docusaurus.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
const LEFT_OUT = /node_modules|__tests__|\.cache|\.scratch|\/target\b/;

type Item = string | {id?: string; link?: {id?: string}; items?: Item[]};

/** Bytes in Brotli 11, by what they are. */
export async function measureGrowth(times: number, scratch: string): Promise<Record<string, number>> {
  const filter = (file: string): boolean => !LEFT_OUT.test(file);
  for (const part of [...PARTS, ...FILES]) await cp(part, path.join(scratch, part), {recursive: true, filter});
  await symlink(path.resolve('node_modules'), path.join(scratch, 'node_modules'));
  const copies = Array.from({length: times - 1}, (_, at) => `copy-${at + 2}`);
  for (const copy of copies) await copyPages(path.join(scratch, 'docs', copy), copy);
  const menu = Object.fromEntries(
    Object.entries(sidebars as Record<string, Item[]>).map(([name, items]) => [
      name,
      [...items, ...copies.map((label) => ({type: 'category', label, items: items.map((item) => inCopy(item, `${label}/`))}))],
    ]),
  );
  await writeFile(path.join(scratch, 'sidebars.ts'), `export default ${JSON.stringify(menu)};\n`);
  return {...(await measureBuild({...OWN_BUILDER, cwd: scratch})), ...weigh(path.join(scratch, 'build'))};
}

async function copyPages(target: string, copy: string): Promise<void> {
  await cp('docs', target, {recursive: true});
  for (const name of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.mdx')) continue;
    const file = path.join(target, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^slug: *(\/.*)$/m, `slug: /${copy}$1`));
  }
}

function inCopy(item: Item, prefix: string): Item {
  if (typeof item === 'string') return prefix + item;
  const {id, link, items} = item;
  return {
    ...item,
    ...(id && {id: prefix + id}),
    ...(link?.id && {link: {...link, id: prefix + link.id}}),
    ...(items && {items: items.map((one) => inCopy(one, prefix))}),
  };
}

export function weigh(root: string): Record<string, number> {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(?:js|json|html)$/.test(name));
  const sum = (isWanted: (name: string) => boolean): number =>
    files.filter(isWanted).reduce((total, name) => total + brotliCompressSync(readFileSync(path.join(root, name))).length / 1000, 0);
  const isVersion = (name: string): boolean =>
    /^assets\/js\//.test(name) && readFileSync(path.join(root, name), 'utf8').includes('"docsSidebars"');
  return {
    pages: files.filter((name) => name.endsWith('.html')).length,
    'main script and runtime, kB': sum((name) => /^assets\/js\/(?:runtime~)?main\./.test(name)),
    'version data, kB': sum(isVersion),
    'HTML of the quickstart, kB': sum((name) => /^quickstart(?:\/index)?\.html$/.test(name)),
    'search data, kB': sum((name) => name.startsWith('assets/search/')),
  };
}
