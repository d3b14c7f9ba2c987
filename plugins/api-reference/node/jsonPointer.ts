/** JSON pointers (RFC 6901), and errors that carry one. */

export function toPointer(keys: readonly (string | number)[]): string {
  return `#${keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** The value a pointer names, or undefined. */
export function lookUp(document: unknown, pointer: string): unknown {
  const keys = decodeURIComponent(pointer)
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = document;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

export class ApiFileError extends Error {
  constructor(file: string, pointer: string, message: string, options?: ErrorOptions) {
    super(`${file}${pointer}: ${message}`, options);
    this.name = 'ApiFileError';
  }
}
