/**
 * The embedded engine as a whole: data files in, answers out. Runs in a worker, in the page where
 * workers are not allowed, and in Node for tests.
 */
import type {AskData, PageHtml, PageText, SearchData, TextPart} from '../types';
import type {Filters, Retrieval, SearchAnswer} from './types';
import {answer} from './answer';
import type {AskUnits} from './ask/units';
import {SearchIndex} from './searchIndex';

/** What finds passages, and the data it needs. */
type Asking = {ask: typeof import('./ask/index'); units: AskUnits};
const PATIENCE_MS = 150;

type LoadFile = (name: string) => Promise<unknown>;

export type Engine = {
  search: (query: string, options: {limit: number; filters?: Filters | undefined}) => Promise<SearchAnswer>;
  /** Loads what longer queries are refined with, before the first of them. */
  prepare: () => Promise<void>;
  /** `tab`: label of the tab to quote from. */
  retrieve: (question: string, tab?: string) => Promise<Retrieval>;
};

/**
 * Loads the first file and resolves; further files, if any, come in behind and
 * make later answers better.
 */
export async function createEngine(load: LoadFile): Promise<Engine & {complete: Promise<void>}> {
  const data = (await load('index.json')) as SearchData;
  const index = new SearchIndex(data);
  const files = new Map<string, Promise<unknown>>();

  function loadOnce<File>(name: string): Promise<File> {
    let file = files.get(name);
    if (!file) {
      file = load(name);
      files.set(name, file);
      file.catch(() => files.delete(name));
    }
    return file as Promise<File>;
  }
  const loaders = {
    text: (page: number) => loadOnce<PageText>(`page-${page}.json`),
    html: (page: number) => loadOnce<PageHtml>(`html-${page}.json`),
  };

  let asking: Promise<Asking> | undefined;
  let ready: Asking | undefined;
  function loadAsking(): Promise<Asking> {
    asking ??= Promise.all([import('./ask/index'), load('ask.json')]).then(
      async ([ask, data]) => (ready = {ask, units: await ask.openUnits(index, data as AskData)}),
    );
    asking.catch(() => (asking = undefined));
    return asking;
  }

  /**
   * A query of more than a plain word may mean a paragraph or a row: worth a
   * short wait the first time.
   */
  async function asIsNeeded(query: string): Promise<Asking | undefined> {
    if (ready || !/\S[\s._\-/:]+\S{3}|\p{Ll}\p{Lu}/u.test(query)) return ready;
    const wait = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
    return Promise.race([loadAsking().catch(() => undefined), wait]);
  }

  async function loadParts(): Promise<void> {
    for (let part = 0; part < data.parts; part += 1) index.addPart((await load(`text-${part}.json`)) as TextPart);
  }

  return {
    complete: loadParts().catch(() => undefined),
    search: async (query, options) => {
      const found = await asIsNeeded(query);
      return answer(index, query, options, found && ((pages, asked) => found.ask.refine(index, pages, asked, found.units)));
    },
    prepare: async () => {
      await loadAsking();
    },
    retrieve: async (question, tab) => {
      const {ask, units} = await loadAsking();
      return ask.retrieve(index, units, question, loaders, tab);
    },
  };
}
