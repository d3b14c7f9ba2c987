/** Questions without an answer and searches without a result: in the reader's browser only. */
import {readStoredJson, store} from '../../shared/browser/storage';

const KEY = 'site.search.missed';
const MOST = 10;
const LONGEST = 500;

export function readMissed(): string[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string').slice(0, MOST) : [];
}

export function rememberMissed(text: string): void {
  const own = text.trim().slice(0, LONGEST);
  if (own) store(KEY, JSON.stringify([own, ...readMissed().filter((other) => other !== own)].slice(0, MOST)));
}

/** An issue that has the text which the reader has seen. */
export function missedUrl(issuesUrl: string, text: string): string {
  const url = new URL(issuesUrl);
  url.searchParams.set('title', 'Docs: what I could not find');
  url.searchParams.set('body', text);
  return url.href;
}
