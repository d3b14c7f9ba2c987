import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {AskData, CardAnswers, SearchData} from '../types';
import {packHtml, packText, type SourcePage} from './packPages';

export type DataFiles = {index: SearchData; ask: AskData; cards: CardAnswers; pages: SourcePage[]};

export async function writeData(folder: string, {index, ask, cards, pages}: DataFiles): Promise<void> {
  await mkdir(folder, {recursive: true});
  const write = (name: string, value: unknown) => writeFile(path.join(folder, name), JSON.stringify(value));
  await Promise.all([
    ...[write('index.json', index), write('ask.json', ask), write('cards.json', cards)],
    ...pages.map((page, number) => write(`page-${number}.json`, packText(page))),
    ...pages.map((page, number) => write(`html-${number}.json`, packHtml(page))),
  ]);
}
