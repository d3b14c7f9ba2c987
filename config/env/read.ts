/**
 * Small readers that every service shares. A value is trimmed, empty counts as unset, and a wrong
 * one stops the build with name, shape and remedy.
 */
export type Source = Record<string, string | undefined>;

export type Shape = {pattern: RegExp; example: string; meaning: string};

export function readText(source: Source, name: string): string | undefined {
  return source[name]?.trim() || undefined;
}

export function readShaped(source: Source, name: string, {pattern, example, meaning}: Shape): string | undefined {
  const value = readText(source, name);
  if (value === undefined || pattern.test(value)) return value;
  throw new Error(`Environment variable ${name} is "${value}", which is not ${meaning}. Set it like ${example} or remove it.`);
}

export function readUrl(source: Source, name: string, example = 'https://docs.example.com'): string | undefined {
  const value = readText(source, name);
  if (!value) return undefined;
  try {
    const url = new URL(value);
    const isPlain =
      !url.username && !url.password && !url.hash && /^[a-z\d.-]+$|^\[[\da-f:.]+\]$/i.test(url.hostname) && !/["'<>\s]/.test(value);
    if (isPlain && (url.protocol === 'http:' || url.protocol === 'https:')) return value.replace(/\/+$/, '');
  } catch {
    // Falls through to the one message below.
  }
  throw new Error(
    `Environment variable ${name} is "${value}", which is not an http(s) address without credentials, quotes and hash. Set it like ${example} or remove it.`,
  );
}

/** A URL without path and query; BASE_URL sets what comes after the host. */
export function readOrigin(source: Source, name: string): string | undefined {
  const value = readUrl(source, name);
  if (!value || new URL(value).origin === value.toLowerCase()) return value;
  throw new Error(
    `Environment variable ${name} is "${value}", which has more than a host. Set it like https://docs.example.com; a sub-path is BASE_URL.`,
  );
}

/** `/` or `/docs/`: what comes after the host. */
export function readBaseUrl(source: Source): string {
  const value = source['BASE_URL']?.trim() || '/';
  // The build empties the folder of that name, so `..` must not get through.
  if (/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(value)) return value;
  throw new Error(`Environment variable BASE_URL is "${value}", which is no path between slashes. Set it like /docs/ or remove it.`);
}

/** Variables that only make sense together: all of them or none. Returns whether they are set. */
export function readTogether(service: string, values: Record<string, string | undefined>): boolean {
  const missing = Object.keys(values).filter((name) => values[name] === undefined);
  if (missing.length === Object.keys(values).length) return false;
  if (missing.length === 0) return true;
  const given = Object.keys(values).filter((name) => values[name] !== undefined);
  throw new Error(
    `Environment ${missing.length > 1 ? 'variables' : 'variable'} ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: ${service} needs ${Object.keys(values).join(', ')}, but only ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set. Set all of them or none.`,
  );
}
