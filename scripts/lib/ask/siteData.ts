/** The search data of the built site, as the browser loads it. */
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {createEngine, type Engine} from '../../../plugins/search/engine/engine';
import {type Place, unpack} from '../../../plugins/search/engine/unpack';
import {findLastBuild} from '../../../plugins/search/node/findLastBuild';
import type {PageText, SearchData} from '../../../plugins/search/types';

export type SiteData = {
  engine: Engine;
  /** Full text by route. */
  pages: Map<string, PageText>;
  /** Every place that search can open: pages, headings and rows with an id. */
  places: Place[];
};

export async function openSiteData(build: string): Promise<SiteData> {
  const folder = findLastBuild(build);
  if (!folder) throw new Error(`There is no search data in ${build}. Run \`npm run build\` first.`);
  const root = path.join(build, 'assets/search', folder);
  const engine = await createEngine(async (name) => JSON.parse(await readFile(path.join(root, name), 'utf8')) as unknown);
  await engine.complete;
  // Searches wait only shortly for what finds passages: here it is there before the first.
  await engine.prepare();
  const data = JSON.parse(readFileSync(path.join(root, 'index.json'), 'utf8')) as SearchData;
  const pages = new Map(
    data.pages.map(([url], index) => [url, JSON.parse(readFileSync(path.join(root, `page-${index}.json`), 'utf8')) as PageText]),
  );
  return {engine, pages, places: unpack(data)};
}
