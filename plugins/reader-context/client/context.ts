/** The reader's own settings, read from the address and local storage. Anything malformed counts as not set. */
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

export function readHost(): string | undefined {
  return parseHost(new URLSearchParams(window.location.search).get('host')) ?? parseHost(read(HOST_KEY));
}

export function storeHost(host: string | undefined): void {
  write(HOST_KEY, host);
}

export function readTheme(): string {
  const stored = read(THEME_KEY);
  return stored && /^[a-z-]+$/.test(stored) ? stored : DEFAULT_THEME;
}

export function storeTheme(theme: string): void {
  write(THEME_KEY, theme === DEFAULT_THEME ? undefined : theme);
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds for this page only.
  }
}
