/**
 * The built site as the tools see it: a list of pages, their Markdown, the search data and the API
 * description. All of it is named here; no file name comes from a client.
 */
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';

import type {PageEntry} from '../../../plugins/markdown-twins/types';
import {createEngine, type Engine} from '../../../plugins/search/engine/engine';
import {findLastBuild} from '../../../plugins/search/node/findLastBuild';

export type ApiDescription = Record<string, unknown>;

export type DocsSite = {
  name: string;
  /** Public URL of the site, without a trailing slash. */
  url: string;
  pages: PageEntry[];
  engine: Engine;
  api: ApiDescription;
  readMarkdown: (page: PageEntry) => Promise<string>;
};

const API_FILE = 'openapi/edge-api.yaml';

export async function openSite(root: string): Promise<DocsSite> {
  const searchFolder = findLastBuild(root);
  if (!existsSync(path.join(root, 'pages.json')) || !searchFolder) {
    throw new Error(
      `There is no built site with search data in ${root}. Run \`npm run build\` first, without the variables of a hosted search, or name another folder with --root.`,
    );
  }
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const loadData = async (file: string) =>
    JSON.parse(await readFile(path.join(root, 'assets/search', searchFolder, file), 'utf8')) as unknown;
  const engine = await createEngine(loadData);
  return {
    name: /^# (.+)$/m.exec(readText('llms.txt'))?.[1] ?? 'Documentation',
    url: new URL(/^Sitemap: (\S+)$/m.exec(readText('robots.txt'))?.[1] ?? 'https://localhost').origin,
    pages: JSON.parse(readText('pages.json')) as PageEntry[],
    engine,
    api: parse(readText(API_FILE)) as ApiDescription,
    readMarkdown: ({markdown}) => readFile(path.join(root, markdown), 'utf8'),
  };
}
