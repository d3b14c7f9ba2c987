/** The search data of the built site, as the browser loads it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {createEngine, type OpenEngine} from '../../../plugins/search/engine/engine';
import {listPlaces, type Place} from '../../../plugins/search/node/addresses';
import {findLastBuild} from '../../../plugins/search/node/findLastBuild';
import type {SourceCard} from '../../../plugins/search/node/readCards';
import type {AskData, PackedPage, PageText, SearchData} from '../../../plugins/search/types';

export type SiteData = {
  engine: OpenEngine;
  ask: AskData;
  /** Full text by route. */
  pages: Map<string, PageText>;
  /** Every place that search can open: pages, headings and rows with an address. */
  places: Set<string>;
};

/** With `readCards`, its cards take the place of those that were built. */
export async function openSiteData(build: string, readCards?: (sections: Map<string, Place>) => SourceCard[]): Promise<SiteData> {
  const folder = findLastBuild(build);
  if (!folder) throw new Error(`There is no search data in ${build}. Run \`npm run build\` first.`);
  const root = path.join(build, 'assets/search', folder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const {pages: packed} = read('index.json') as SearchData;
  const texts = packed.map((_, number) => read(`page-${number}.json`) as PageText);
  const ask = read('ask.json') as AskData;
  const files = new Map<string, unknown>([['ask.json', ask]]);
  if (readCards) {
    const cards = readCards(
      listPlaces(
        packed.map((page, number) => sectionsOf(page, texts[number])),
        '/',
      ),
    );
    ask.cards = cards.map(({place, ask: wordings}) => [place.number, ...wordings]);
    files.set(
      'cards.json',
      cards.map(({answer}) => answer),
    );
  }
  const engine = await createEngine(async (name) => files.get(name) ?? read(name));
  await engine.prepare();
  return {
    engine,
    ask,
    pages: new Map(packed.map(([url], number) => [url, texts[number] ?? {sections: []}])),
    places: new Set(engine.sections.flatMap(({url, rows}) => [url, ...rows.map((row) => row.url)])),
  };
}

function sectionsOf([url, title, , , , , , packed]: PackedPage, text: PageText | undefined) {
  const sections = (text?.sections ?? []).map(([heading, id, blocks], index) => ({
    ...{heading, id, level: packed[index]?.[2] ?? 1},
    blocks: blocks.map(([, words]) => ({text: words})),
  }));
  return {url, title, sections};
}
