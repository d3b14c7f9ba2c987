/**
 * The embedded engine as a whole: data files in, answers out. Runs in a worker, in the page where
 * workers are not allowed, and in Node for tests and the MCP server.
 */
import type {AskAnswer, AskData, CardAnswers, Filters, PageHtml, PageText, SearchAnswer, SearchData} from '../types';
import {type Asker, createAsker, type Ranking} from './ask';
import {searchPages} from './searchPages';
import {readSynonyms} from './synonyms';
import {type Section, unpack} from './unpack';
import {createWordIndex} from './wordIndex';

type LoadFile = (name: string) => Promise<unknown>;

export type Engine = {
  search: (query: string, options: {limit: number; filters?: Filters | undefined}) => Promise<SearchAnswer>;
  /** Loads what Ask needs beside the data of a search. */
  prepare: () => Promise<void>;
  /** `tab`: label of the tab to quote from. */
  ask: (question: string, tab?: string) => Promise<AskAnswer>;
};

/** Beside the answers, what they were chosen from. */
export type OpenEngine = Engine & {sections: Section[]; explain: (question: string) => Promise<Ranking>};

export async function createEngine(load: LoadFile): Promise<OpenEngine> {
  const data = (await load('index.json')) as SearchData;
  const sections = unpack(data);
  const index = createWordIndex(sections, data);
  const synonyms = readSynonyms(data.synonyms);
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
    cards: () => loadOnce<CardAnswers>('cards.json'),
  };

  let asker: Promise<Asker> | undefined;
  let ready: Asker | undefined;
  function loadAsker(): Promise<Asker> {
    asker ??= load('ask.json').then((askData) => (ready = createAsker(index, synonyms, askData as AskData)));
    asker.catch(() => (asker = undefined));
    return asker;
  }

  return {
    sections,
    async search(query, options) {
      // Without a network the results do without it.
      const card = await ready?.cardFor(query, loaders).catch(() => undefined);
      return searchPages(index, synonyms, query, {...options, card});
    },
    prepare: async () => void (await loadAsker()),
    ask: async (question, tab) => (await loadAsker()).ask(question, loaders, tab),
    explain: async (question) => (await loadAsker()).explain(question),
  };
}
