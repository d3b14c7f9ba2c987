/**
 * Loads pages. A page's text and data are in its HTML and nowhere else: the first page is read from
 * the document, another one from its own file, fetched when the reader shows intent or navigates.
 */
import globalData from '@generated/globalData';

import type {DocEntry, PageData} from '../types';
import {createContent, loadComponents} from './createContent';
import {loadNotFound} from './notFound';
import {pageKey} from './pageKey';
import {readContents} from './readContents';
import {keepEntry, keepFirstPage, readStatics, setFirstEntry, type Page, type PageEntry} from './pageStore';

type DocsData = Record<string, {versions: {name: string; docs: DocEntry[]}[]}>;

/**
 * The URL that the browser has opened; its page is in the document. The search page is
 * opened too, and has no data.
 */
let opened = typeof window === 'undefined' ? undefined : window.location.pathname;

/**
 * Makes a page available. Rejects when it cannot be fetched, so that the
 * navigation fails as a whole.
 */
export function loadPage(pathname: string): Promise<void> {
  return keepEntry(pathname, async () => {
    const entry = await (opened !== undefined && pageKey(pathname) === pageKey(opened) ? readDocument() : fetchPage(pathname));
    if (!entry.page) await loadNotFound();
    return entry;
  });
}

/**
 * The text of the first page is not needed to hydrate it, only to show it again after another one.
 */
async function readDocument(): Promise<PageEntry> {
  const entry = {statics: undefined, page: await readPage(document)};
  setFirstEntry(entry);
  opened = undefined;
  if ('requestIdleCallback' in window) window.requestIdleCallback(keepFirstPage);
  return entry;
}

async function fetchPage(pathname: string): Promise<PageEntry> {
  const response = await fetch(pathname);
  // A missing page renders the not-found page, which has no data.
  if (!response.ok && response.status !== 404) throw new Error(`Loading chunk failed: ${pathname} answered ${response.status}`);
  const text = await response.text();
  // The site was deployed while it is open: this page needs its own scripts, so the navigation
  // fails and the browser loads it afresh.
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

async function readPage(html: Document): Promise<Page | undefined> {
  const json = html.getElementById('page-data')?.textContent;
  if (!json) return undefined;
  const data = JSON.parse(json) as PageData;
  const components = await loadComponents(data.parts);
  register(data);
  const toc = data.toc ?? readContents(html);
  return {...data, content: createContent({...data, toc}, components)};
}

/**
 * The navbar asks Docusaurus' list of docs which one is shown; the list of this build has only
 * the pages that were loaded.
 */
function register({docs}: PageData): void {
  for (const {versions} of Object.values((globalData as Record<string, DocsData>)['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      const doc = docs[version.name];
      if (doc && !version.docs.some(({path}) => path === doc.path)) version.docs.push(doc);
    }
  }
}
