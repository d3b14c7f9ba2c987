/**
 * Pages and operations match one to one: each operation is named by the page at its
 * address, and nowhere else.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Api, Operation} from './model';
import {ApiFileError} from './jsonPointer';

export type Page = {route: string; file: string; source: string};

export async function checkPages(siteDir: string, apis: Api[]): Promise<void> {
  for (const api of apis) matchPages(api, await readPages(siteDir, api.options.docsPath));
}

async function readPages(siteDir: string, docsPath: string): Promise<Page[]> {
  const folder = path.join(siteDir, 'docs', docsPath);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .map(async (name) => ({
        route: `/${docsPath}/${name.replace(/\.mdx$/, '')}`.replace(/\/index$/, ''),
        file: `docs/${docsPath}/${name}`,
        source: await readFile(path.join(folder, name), 'utf8'),
      })),
  );
}

export function matchPages({options, operations}: Api, pages: Page[]): void {
  for (const operation of operations) {
    const {path: route} = operation.page;
    const tag = `<ApiOperation id="${operation.id}" />`;
    const page = pages.find((candidate) => candidate.route === route);
    const fail = (message: string) => new ApiFileError(options.file, operation.pointer, message);
    if (!page)
      throw fail(
        `the operation "${operation.id}" has no page ${route}. Write docs${route}.mdx with ${tag}, or change its summary or x-page.`,
      );
    if (!names(page, operation)) throw fail(`${page.file} does not show the operation "${operation.id}". Add ${tag} to it.`);
    const stray = pages.find((candidate) => candidate !== page && names(candidate, operation));
    if (stray)
      throw fail(`${stray.file} shows the operation "${operation.id}", whose page is ${route}. Remove it there and link to ${route}.`);
  }
}

function names({source}: Page, {id}: Operation): boolean {
  return source.includes('<ApiOperation ') && new RegExp(`<ApiOperation\\s[^>]*\\bid="${id}"`).test(source);
}
