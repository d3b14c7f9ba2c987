/**
 * Where the browser finds pages. A page's text and data are in its HTML and nowhere else: the first page is read from the document, another one from its own
 * file, fetched when the reader shows intent or navigates.
 */
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import globalData from '@generated/globalData';

import type {DocEntry, PageData} from '../types';
import {createContent, loadWords} from './createContent';
import {loadNotFound} from './notFound';
import {pageKey} from './pageKey';

export type Page = PageData & {content: PropDocContent};
/** The first page's parts are copied only when there is time: they are on the screen. */
type Entry = {statics: string[] | undefined; page: Page | undefined};
type DocsData = Record<string, {versions: {name: string; docs: DocEntry[]}[]}>;

const entries = new Map<string, Promise<Entry> | Entry>();
/** The page that the browser has opened, which is in the document already. The search page is opened too, and has no entry. */
const opened = typeof window === 'undefined' ? undefined : window.location.pathname;

function entryOf(pathname: string): Entry | undefined {
  const entry = entries.get(pageKey(pathname));
  return entry instanceof Promise ? undefined : entry;
}

/** A page that has been loaded; nothing for an address without one. */
export function findPage(pathname: string): Page | undefined {
  return entryOf(pathname)?.page;
}

/** The n-th static part of a page that has been loaded. */
export function staticPart(pathname: string, n: number): string {
  const entry = entryOf(pathname);
  if (entry === firstEntry) keepFirstPage();
  return entry?.statics?.[n] ?? '';
}

/** Makes a page available. Rejects when it cannot be fetched, so that the navigation fails as a whole. */
export async function loadPage(pathname: string): Promise<void> {
  const key = pageKey(pathname);
  if (!entries.has(key)) entries.set(key, isInDocument(key) ? readDocument() : fetchPage(pathname));
  try {
    const entry = await entries.get(key)!;
    if (!entry.page) await loadNotFound();
    entries.set(key, entry);
  } catch (error) {
    entries.delete(key);
    throw error;
  }
}

let firstEntry: Entry | undefined;

function isInDocument(key: string): boolean {
  return firstEntry === undefined && opened !== undefined && key === pageKey(opened);
}

/** The page that the browser shows. Its text is not needed to hydrate, only to show it again after another one. */
async function readDocument(): Promise<Entry> {
  firstEntry = {statics: undefined, page: await readPage(document)};
  if ('requestIdleCallback' in window) window.requestIdleCallback(keepFirstPage);
  return firstEntry;
}

/** Has to be called before the first page is replaced on the screen. */
export function keepFirstPage(): void {
  if (firstEntry) firstEntry.statics ??= readStatics(document);
}

async function fetchPage(pathname: string): Promise<Entry> {
  const response = await fetch(pathname);
  // A missing page renders the not-found page, which has no data.
  if (!response.ok && response.status !== 404) throw new Error(`Loading chunk failed: ${pathname} answered ${response.status}`);
  const text = await response.text();
  // The site was deployed while it is open: this page needs its own scripts, so the navigation fails and the browser loads it afresh.
  if (isOfAnotherBuild(text)) throw new Error(`Loading chunk failed: ${pathname} is of a newer build`);
  const html = new DOMParser().parseFromString(text, 'text/html');
  return {statics: readStatics(html), page: await readPage(html)};
}

const MAIN_SCRIPT = /\/assets\/js\/main\.[0-9a-f]+\.js/;

function isOfAnotherBuild(text: string): boolean {
  const theirs = MAIN_SCRIPT.exec(text)?.[0];
  const ours = [...document.scripts].flatMap(({src}) => MAIN_SCRIPT.exec(src) ?? [])[0];
  return theirs !== undefined && ours !== undefined && theirs !== ours;
}

function readStatics(html: Document): string[] {
  const statics: string[] = [];
  for (const part of html.querySelectorAll<HTMLElement>('[data-static]')) statics[Number(part.dataset.static)] = part.innerHTML;
  return statics;
}

async function readPage(html: Document): Promise<Page | undefined> {
  const json = html.getElementById('page-data')?.textContent;
  if (!json) return undefined;
  const data = JSON.parse(json) as PageData;
  const words = await loadWords(data.parts);
  register(data);
  return {...data, content: createContent(data, words)};
}

/** The navbar asks Docusaurus' list of docs which one is shown; the list of this build has only the pages that were loaded. */
function register({docs}: PageData): void {
  for (const {versions} of Object.values((globalData as Record<string, DocsData>)['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      const doc = docs[version.name];
      if (doc && !version.docs.some(({path}) => path === doc.path)) version.docs.push(doc);
    }
  }
}
