/**
 * The reader's browser may forbid storage, and it may be full: then nothing is remembered,
 * and nothing else is lost.
 */

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Nothing for a value that is absent or no JSON. What comes back may be of any shape: another
 * version of the site may have written it.
 */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

export function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
