/**
 * `npm run bench -- --growth=10`: builds a site with that many times our pages in a scratch folder,
 * and says what grew with them. The copies have routes of their own (`/copy-2/…`) and are further
 * categories of the menu, so routes, menu, search, twins and pictures all get their share.
 */
import {cp, mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {measureBuild} from './measureBuild';
import {OWN_BUILDER} from './measureBuilds';
import type {BuildResult} from './sites';

type GrowthResult = {pages: number; build: BuildResult; mainScript: number; versionData: number; html: number; searchData: number};

const PARTS = [
  'config',
  'data',
  'openapi',
  'plugins',
  'samples',
  'scripts/build.ts',
  'scripts/lib',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

export async function measureGrowth(times: number, scratch: string): Promise<GrowthResult> {
  await rm(scratch, {recursive: true, force: true});
  await mkdir(scratch, {recursive: true});
  for (const part of PARTS)
    await cp(part, path.join(scratch, part), {recursive: true, filter: (file) => !/node_modules|samples\/\.cache|\/target\//.test(file)});
  await symlink(path.resolve('node_modules'), path.join(scratch, 'node_modules'));
  const pages = await copyPages(times, scratch);
  await writeSidebars(times, scratch);
  const build = await measureBuild(OWN_BUILDER.command, scratch);
  return {pages, build, ...weigh(path.join(scratch, 'build'))};
}

/** Each copy has the pictures of its pages beside them. */
async function copyPages(times: number, scratch: string): Promise<number> {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  await cp('docs', path.join(scratch, 'docs'), {recursive: true});
  for (let copy = 2; copy <= times; copy += 1) {
    const folder = path.join(scratch, 'docs', `copy-${copy}`);
    await cp('docs', folder, {recursive: true});
    for (const page of pages) {
      const file = path.join(folder, page);
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/^slug: *(\/.*)$/m, `slug: /copy-${copy}$1`));
    }
  }
  return pages.length * times;
}

/** The hand-written menu, and the same menu for each copy inside a category of its own. */
async function writeSidebars(times: number, scratch: string): Promise<void> {
  await cp('sidebars.ts', path.join(scratch, 'sidebars.original.ts'));
  await writeFile(
    path.join(scratch, 'sidebars.ts'),
    `import original from './sidebars.original';
type Item = any;
const renamed = (item: Item, prefix: string): Item => {
  if (typeof item === 'string') return prefix + item;
  return {...item, ...(item.id ? {id: prefix + item.id} : {}), ...(item.link?.id ? {link: {...item.link, id: prefix + item.link.id}} : {}), ...(item.items ? {items: item.items.map((one: Item) => renamed(one, prefix))} : {})};
};
const copies = (items: Item[]) => Array.from({length: ${times - 1}}, (_, index) => ({type: 'category', label: \`Copy \${index + 2}\`, items: items.map((item) => renamed(item, \`copy-\${index + 2}/\`))}));
export default Object.fromEntries(Object.entries(original as Record<string, Item[]>).map(([name, items]) => [name, [...items, ...copies(items)]]));
`,
  );
}

function weigh(folder: string): Omit<GrowthResult, 'pages' | 'build'> {
  const find = (place: string, pattern: RegExp) =>
    (existsSync(path.join(folder, place)) ? readdirSync(path.join(folder, place), {recursive: true}).map(String) : [])
      .filter((name) => pattern.test(name) && statSync(path.join(folder, place, name)).isFile())
      .map((name) => brotliCompressSync(readFileSync(path.join(folder, place, name))).length);
  // The last is the page's own (plugins/static-pages/node/nameChunks.ts).
  const html = readFileSync(path.join(folder, 'quickstart/index.html'), 'utf8');
  const shared = [...html.matchAll(/<meta name=app-chunk content=\/?([^>]+)>/g)].map(([, file = '']) => file).slice(0, -1);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    mainScript: sum(find('assets/js', /^(?:main|runtime~main)\.[0-9a-f]+\.js$/)),
    versionData: sum(find('', new RegExp(shared.map((file) => `^${file}$`).join('|')))),
    html: sum(find('quickstart', /^index\.html$/)),
    searchData: sum(find('assets/search', /(index|text)[^/]*\.json$/)),
  };
}
