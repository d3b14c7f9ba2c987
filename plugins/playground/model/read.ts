/**
 * Parsers for data from a URL: each takes anything and returns a value of its type, or throws
 * a sentence for the reader.
 */
export class UnreadableError extends Error {}

export type Reader<T> = (value: unknown, name: string) => T;

export function numberBetween(min: number, max: number): Reader<number> {
  return (value, name) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max)
      throw new UnreadableError(`${name} is not a number from ${min} to ${max}`);
    return value;
  };
}

export function text(maxLength: number, pattern?: RegExp): Reader<string> {
  return (value, name) => {
    if (typeof value !== 'string') throw new UnreadableError(`${name} is not text`);
    if (value.length > maxLength) throw new UnreadableError(`${name} is longer than ${maxLength} characters`);
    if (pattern && !pattern.test(value)) throw new UnreadableError(`${name} has characters that are not allowed`);
    return value;
  };
}

export const flag: Reader<boolean> = (value, name) => {
  if (typeof value !== 'boolean') throw new UnreadableError(`${name} is neither true nor false`);
  return value;
};

export function oneOf<const T extends string>(choices: readonly T[]): Reader<T> {
  return (value, name) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new UnreadableError(`${name} is none of ${choices.join(', ')}`);
    return found;
  };
}

export function list<T>(item: Reader<T>, maxLength: number, minLength = 0): Reader<T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw new UnreadableError(`${name} is not a list`);
    if (value.length > maxLength || value.length < minLength)
      throw new UnreadableError(`${name} has ${value.length} entries; ${minLength} to ${maxLength} are possible`);
    return value.map((entry, index) => item(entry, `${name} ${index + 1}`));
  };
}

export function pair<T>(item: Reader<T>): Reader<[T, T]> {
  const read = list(item, 2, 2);
  return (value, name) => read(value, name) as [T, T];
}

/** An object with exactly these fields; all are required. */
export function record<T extends object>(fields: {[Key in keyof T]: Reader<T[Key]>}): Reader<T> {
  return (value, name) => {
    const entries = asObject(value, name);
    return Object.fromEntries(
      Object.entries<Reader<unknown>>(fields).map(([key, read]) => [key, read(entries[key], `${name}: ${key}`)]),
    ) as T;
  };
}

/** Where a setting starts, and what reads it from a link. */
type Setting<T> = [start: NoInfer<T>, read: Reader<T>];

/**
 * The settings of an aid, each said once: where they start, and what reads them from a link. Those
 * left out there are taken from the start; unknown ones are refused, so that a typing mistake is
 * seen.
 */
export function settings<T extends object>(fields: {[Key in keyof T]: Setting<T[Key]>}): {defaults: T; read: (value: unknown) => T} {
  const defaults = Object.fromEntries(Object.entries<Setting<unknown>>(fields).map(([key, [start]]) => [key, start])) as T;
  const read = (value: unknown): T => {
    const state = {...defaults};
    for (const [key, entry] of Object.entries(asObject(value, 'the state'))) {
      if (!Object.hasOwn(fields, key)) throw new UnreadableError(`there is no setting “${key.slice(0, 30)}”`);
      state[key as keyof T] = fields[key as keyof T][1](entry, key);
    }
    return state;
  };
  return {defaults, read};
}

function asObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableError(`${name} is not an object`);
  return value as Record<string, unknown>;
}
