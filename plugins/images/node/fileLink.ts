/**
 * `[compose.yaml](./compose.yaml)`: a file beside the page that readers
 * download under its own name.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Link} from 'mdast';

import {contentHash} from '../../shared/contentHash';
import {findFile, lookedFor} from './findFile';
import {ASSETS, keep, urlName} from '../../shared/assetStore';

/** Links to pages and to other sites stay as they are. */
export async function renderFileLink(link: Link, pageFile: string, siteDir: string): Promise<void> {
  const extension = path.extname(link.url.replace(/[?#].*$/, ''));
  const isBeside = /^\.{1,2}\//.test(link.url);
  if (!extension || /^\.mdx?$/.test(extension) || !(isBeside || link.url.startsWith('/'))) return;
  const file = findFile(link.url, pageFile, siteDir);
  if (isBeside && !file) throw new Error(`there is no file ${lookedFor(link.url, pageFile, siteDir)}.`);
  // An address that a plugin emits, such as /openapi/edge-api.yaml: tests/content
  // follows it in the built site.
  if (!file) return;
  const href = isBeside ? ASSETS + (await keepFile(file, siteDir)) : link.url;
  const properties = {href, ...(isBeside ? {download: path.basename(file)} : {}), ...(link.title ? {title: link.title} : {})};
  Object.assign(link, {type: 'fileLink', data: {hName: 'a', hProperties: properties}});
}

async function keepFile(file: string, siteDir: string): Promise<string> {
  const content = await readFile(file);
  const name = `files/${urlName(file)}.${contentHash(content)}${path.extname(file)}`;
  await keep(siteDir, name, async () => content);
  return name;
}
