/** Names that the source of an SDK exports, each with its default (`''`: the source gives none). */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {escapeRegExp} from '../../../plugins/shared/escapeRegExp';
import type {Part, SdkSource} from './sources';

export type Names = Record<string, string>;

/** `folder`: the unpacked package or a checkout of the release. */
export function readSurface({sdk, root = '', parts}: SdkSource, folder: string): Names {
  const names: Names = {};
  for (const part of parts) {
    const file = path.join(folder, root, part.file);
    if (!existsSync(file)) throw new Error(`${sdk}: ${file} is missing. Look where the release keeps it, and correct sources.ts.`);
    const text = readFileSync(file, 'utf8');
    const found = readPart(text, part);
    if (found.length === 0) throw new Error(`${sdk}: no name found in ${file}. Correct its pattern in sources.ts.`);
    for (const [name, value] of found) names[name] = names[name] || resolve(value, text);
  }
  return names;
}

export function readPart(text: string, {between, pattern, rename}: Part): [string, string][] {
  const passage = between ? cut(text, between) : text;
  return [...passage.matchAll(pattern)].map(([, name = '', value = '']) => [rename?.[name] ?? name, value.trim()]);
}

function cut(text: string, [from, to]: [RegExp, RegExp]): string {
  const start = text.search(from);
  if (start < 0) return '';
  const rest = text.slice(start);
  const end = to.exec(rest.slice(1));
  return end ? rest.slice(0, end.index + 1 + end[0].length) : rest;
}

/** A constant of the same file: its value. */
function resolve(value: string, text: string): string {
  const name = /^[\w.:]*?(@?\w*default\w*)(?:\.to_string\(\))?$/i.exec(value)?.[1];
  if (!name) return value;
  const assigned = new RegExp(`${escapeRegExp(name)}\\b[^=\\n,;)]*(?:= *(?:new Uri\\(|HttpUrl\\s*\\.get\\()?| (?="))([^\\n;)]+)`);
  return assigned.exec(text)?.[1] ?? value;
}
