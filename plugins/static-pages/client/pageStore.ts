/** The pages that the browser has loaded, by path. loadPage.ts fills it. */
import type {PropDocContent} from '@docusaurus/plugin-content-docs';

import type {PageData} from '../types';
import {pageKey} from './pageKey';

export type Page = PageData & {content: PropDocContent};
/**
 * `statics` of the first page stay in the document until they are needed; `page` is missing
 * for a URL without a page.
 */
export type PageEntry = {statics: string[] | undefined; page: Page | undefined};

const entries = new Map<string, Promise<PageEntry> | PageEntry>();
let firstEntry: PageEntry | undefined;

function entryOf(pathname: string): PageEntry | undefined {
  const entry = entries.get(pageKey(pathname));
  return entry instanceof Promise ? undefined : entry;
}

/** A page that has been loaded; nothing for a URL without one. */
export function findPage(pathname: string): Page | undefined {
  return entryOf(pathname)?.page;
}

/** The n-th static part of a page that has been loaded. */
export function staticPart(pathname: string, n: number): string {
  const entry = entryOf(pathname);
  if (entry === firstEntry) keepFirstPage();
  return entry?.statics?.[n] ?? '';
}

/**
 * One entry per page: calls that come while it loads wait for the same request, and a
 * failure may be tried again.
 */
export async function keepEntry(pathname: string, load: () => Promise<PageEntry>): Promise<void> {
  const key = pageKey(pathname);
  if (!entries.has(key)) entries.set(key, load());
  try {
    entries.set(key, await entries.get(key)!);
  } catch (error) {
    entries.delete(key);
    throw error;
  }
}

export function setFirstEntry(entry: PageEntry): void {
  firstEntry = entry;
}

/**
 * Copies the first page out of the document. Has to be called before another page
 * replaces it on the screen.
 */
export function keepFirstPage(): void {
  if (firstEntry) firstEntry.statics ??= readStatics(document);
}

export function readStatics(html: Document): string[] {
  const statics: string[] = [];
  for (const part of html.querySelectorAll<HTMLElement>('[data-static]')) statics[Number(part.dataset.static)] = part.innerHTML;
  return statics;
}
