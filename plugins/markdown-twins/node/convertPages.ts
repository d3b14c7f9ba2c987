/** All built pages → Markdown, on a thread of its own. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {createConverter} from './convertPage';

type Page = {route: string; description: string};

export async function convertPages(outDir: string, siteUrl: string, pages: Page[]): Promise<string[]> {
  const convert = await createConverter(siteUrl);
  const texts: string[] = [];
  for (const page of pages) texts.push(convert(await readFile(path.join(outDir, page.route, 'index.html'), 'utf8'), page));
  return texts;
}
