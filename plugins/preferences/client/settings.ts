/**
 * The reader's own settings, read from the URL and local storage. Anything malformed counts as not
 * set.
 */
import {forget, readStored, store} from '../../shared/browser/storage';

const KEYS = {host: 'docs.host', key: 'docs.environmentKey', edition: 'docs.edition', theme: 'docs.codeTheme'};
export type SettingName = keyof typeof KEYS;

/** Anything else that is stored was not written by this site. */
const SHAPES: Record<SettingName, RegExp> = {
  host: /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
  key: /^[\w.-]{1,100}$/,
  edition: /^(saas|open-source|enterprise)$/,
  theme: /^[a-z-]+$/,
};

/** For browsers without storage: a choice lasts until the page is loaded again. */
const chosen = new Map<SettingName, string | undefined>();

export function readSetting(name: SettingName): string | undefined {
  const value = chosen.has(name) ? chosen.get(name) : readStored(KEYS[name]);
  return value && SHAPES[name].test(value) ? value : undefined;
}

/** False for a value that is not of the setting's form; nothing is changed then. */
export function storeSetting(name: SettingName, value: string | undefined): boolean {
  if (value !== undefined && !SHAPES[name].test(value)) return false;
  chosen.set(name, value);
  if (value === undefined) forget(KEYS[name]);
  else store(KEYS[name], value);
  return true;
}

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
 * What a link proposes (`?host=`), unless samples show it already. Keys go where samples point, so
 * the reader has to agree first (hostNotice.ts).
 */
export function readOfferedHost(): string | undefined {
  const host = parseHost(new URLSearchParams(window.location.search).get('host'));
  return host === readSetting('host') ? undefined : host;
}
