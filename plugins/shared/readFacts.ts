/**
 * Small facts from data/, checked where they are read: a mistake stops the build with file, field
 * and remedy instead of a page that says "undefined".
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Release = {version: string; date: string; url: string};

/**
 * The entries of a list, or the one object of a file; each named field must be
 * a text that is not empty.
 */
export function readFacts<T extends object>(root: string, file: string, fields: (keyof T & string)[]): T[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}`, {cause: error});
  }
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  for (const [at, entry] of entries.entries()) {
    const wrong = fields.find((field) => !isText((entry as Record<string, unknown> | null)?.[field]));
    const place = Array.isArray(value) ? `entry ${at + 1}, field` : 'field';
    if (wrong) throw new Error(`${file}: ${place} "${wrong}" is missing or not a text. Each entry needs ${fields.join(', ')}.`);
  }
  return entries as T[];
}

export function readRelease(root: string): Release {
  const file = 'data/release.json';
  const release = readFacts<Release>(root, file, ['version', 'date', 'url'])[0]!;
  if (!/^\d+\.\d+\.\d+$/.test(release.version))
    throw new Error(`${file}: field "version" is "${release.version}", not a version like 2.265.0.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(release.date) || Number.isNaN(Date.parse(release.date)))
    throw new Error(`${file}: field "date" is "${release.date}", not a day like 2026-08-21.`);
  return release;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
