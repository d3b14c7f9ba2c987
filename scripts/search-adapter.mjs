/**
 * Lets a search evaluator run the site's own engine on the built data, in Node: a module with `init()` and `search(query)` that returns pages, best first.
 * `SEARCH_BUILD` names the build folder (default `build`).
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {tsImport} from 'tsx/esm/api';

export const name = 'embedded search';

let engine;

export async function init() {
  const root = path.resolve(process.env.SEARCH_BUILD ?? 'build', 'assets/search');
  const [folder] = readdirSync(root).sort(
    (left, right) => statSync(path.join(root, right)).mtimeMs - statSync(path.join(root, left)).mtimeMs,
  );
  const {createEngine} = await tsImport('../plugins/search/client/engine/engine.ts', import.meta.url);
  engine = await createEngine(async (file) => JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')));
  await engine.complete;
}

export async function search(query) {
  const {hits} = await engine.search(query, {limit: 10});
  return hits.map(({url, title, sections}) => ({
    url: sections[0]?.url ?? url,
    heading: (sections[0]?.heading ?? title).map(({text}) => text).join(''),
  }));
}
