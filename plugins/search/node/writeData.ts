import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {AskData} from '../types';
import type {FittedData} from './fitBudget';
import {packHtml, packText, type SourcePage} from './packPages';

export async function writeData(folder: string, {index, parts}: FittedData, ask: AskData, pages: SourcePage[]): Promise<void> {
  await mkdir(folder, {recursive: true});
  const write = (name: string, value: unknown) => writeFile(path.join(folder, name), JSON.stringify(value));
  await Promise.all([
    write('index.json', index),
    write('ask.json', ask),
    ...parts.map((part, number) => write(`text-${number}.json`, part)),
    ...pages.map((page, number) => write(`page-${number}.json`, packText(page))),
    ...pages.map((page, number) => write(`html-${number}.json`, packHtml(page))),
  ]);
}
