/**
 * The reader's own settings, read from the URL and local storage. Anything
 * malformed counts as not set.
 */
import {forget, readStored, store} from '../../shared/browser/storage';

const HOST_KEY = 'docs.host';
const THEME_KEY = 'docs.codeTheme';

export const DEFAULT_THEME = 'default';

/** `flags.example.com`, `http://localhost:8000` → an origin; anything else → nothing. */
export function parseHost(input: string | null | undefined): string | undefined {
  const text = input?.trim();
  if (!text || text.length > 253) return undefined;
  const withScheme = /^https?:\/\//i.test(text) ? text : `${/^(localhost|127\.)/.test(text) ? 'http' : 'https'}://${text}`;
  try {
    const url = new URL(withScheme);
    return /^[a-z0-9.-]+$/i.test(url.hostname) && !url.username ? url.origin : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The host that the reader has chosen. One in the URL was chosen by the author of the
 * link: it is only offered.
 */
export function readHost(): string | undefined {
  const host = readStored(HOST_KEY);
  // An origin is what is stored; whatever else is there was not written by this site. Shorter than
  // parsing: every page carries it.
  return host && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(host) ? host : undefined;
}

/**
 * What a link proposes (`?host=`), unless samples show it already. Keys go where samples point, so
 * the reader has to agree first (hostNotice.ts).
 */
export function readOfferedHost(): string | undefined {
  const host = parseHost(new URLSearchParams(window.location.search).get('host'));
  return host === readHost() ? undefined : host;
}

export function storeHost(host: string | undefined): void {
  if (host) store(HOST_KEY, host);
  else forget(HOST_KEY);
}

export function readTheme(): string {
  const stored = readStored(THEME_KEY);
  return stored && /^[a-z-]+$/.test(stored) ? stored : DEFAULT_THEME;
}

export function storeTheme(theme: string): void {
  if (theme === DEFAULT_THEME) forget(THEME_KEY);
  else store(THEME_KEY, theme);
}
