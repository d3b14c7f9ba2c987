/** The embedded engine as a whole: data files in, answers out. Runs in a worker, in the page where workers are not allowed, and in Node for tests. */
import type {PageText, SearchData, TextPart} from '../../types';
import type {Filters, Retrieval, SearchAnswer} from '../backends/types';
import {answer} from './answer';
import {retrieve} from './passages';
import {SearchIndex} from './searchIndex';

export type LoadFile = (name: string) => Promise<unknown>;

export type Engine = {
  search(query: string, options: {limit: number; filters?: Filters | undefined}): Promise<SearchAnswer>;
  retrieve(question: string): Promise<Retrieval>;
};

/** Loads the first file and resolves; further files, if any, come in behind and make later answers better. */
export async function createEngine(load: LoadFile): Promise<Engine & {complete: Promise<void>}> {
  const data = (await load('index.json')) as SearchData;
  const index = new SearchIndex(data);
  const pages = new Map<number, Promise<PageText | undefined>>();

  function loadPage(number: number): Promise<PageText | undefined> {
    let page = pages.get(number);
    if (!page) {
      page = load(`page-${number}.json`) as Promise<PageText | undefined>;
      pages.set(number, page);
      page.catch(() => pages.delete(number));
    }
    return page;
  }

  async function loadParts(): Promise<void> {
    for (let part = 0; part < data.parts; part += 1) index.addPart((await load(`text-${part}.json`)) as TextPart);
  }

  return {
    complete: loadParts().catch(() => undefined),
    search: async (query, options) => answer(index, query, options),
    retrieve: (question) => retrieve(index, question, loadPage),
  };
}
