/** Reads every file of checks and finds the statements they check. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Check, CheckFile} from '../../conformance/types';
import {readRegions} from '../../plugins/code-samples/node/regions';
import {codeOf, hasCode} from './checkCode';

export type Kind = 'http' | 'command' | 'start-up' | 'sample' | 'run' | 'dashboard' | 'not-checkable';
export type Collected = {id: string; file: string; page: string; kind: Kind; check: Check; statement: string; hash: string};

const ROOT = 'conformance';

/** In the order of the files: a check may build on what the one above it wrote. */
export async function collectChecks(root = ROOT): Promise<Collected[]> {
  const collected: Collected[] = [];
  for (const file of listFiles(root)) {
    const {default: own} = (await import(pathToFileURL(path.resolve(file)).href)) as {default: CheckFile | CheckFile[]};
    for (const {page, checks} of [own].flat()) {
      if (!existsSync(pageFile(page)))
        throw new Error(`${file}: there is no ${pageFile(page)}. \`page\` is the path below docs/, without .mdx.`);
      for (const check of checks) {
        const id = `${path.relative(root, file).replace(/\.ts$/, '')}/${check.id}`;
        if (collected.some((other) => other.id === id)) throw new Error(`${file}: two checks have the id "${check.id}". Rename one.`);
        const statement = statementOf(page, check, id);
        const code = hasCode(check) ? codeOf(file, check) : '';
        collected.push({id, file, page, kind: kindOf(check, id), check, statement, hash: hashOf(check, statement, code)});
      }
    }
  }
  return collected;
}

export function pageFile(page: string): string {
  return `docs/${page}.mdx`;
}

export function kindOf(check: Check, id: string): Kind {
  if ('notCheckable' in check) return 'not-checkable';
  if ('run' in check) return 'run';
  if ('request' in check) return 'http';
  if ('command' in check) return 'command';
  if ('startUp' in check) return 'start-up';
  if ('dashboard' in check) return 'dashboard';
  if (check.sample) return 'sample';
  throw new Error(`${id}: says nothing to do. Add request, command, startUp, sample, dashboard, run or notCheckable.`);
}

/**
 * The text that a check verifies, as on today's page. Throws when the page no longer says it.
 */
export function statementOf(page: string, check: Check, id: string): string {
  const file = check.in ?? pageFile(page);
  const {source, collapsed, rows} = readSource(file);
  if (check.says !== undefined) {
    const says = collapse(check.says);
    if (!collapsed.includes(says) && !(rows && says.startsWith('{') && rows.includes(JSON.stringify(JSON.parse(says)))))
      throw new Error(`${id}: ${file} no longer says\n  ${says}\nUpdate \`says\`, or remove the check.`);
    return says;
  }
  if (check.anchor !== undefined) return sectionOf(source, check.anchor, `${id}: ${file}`);
  if (check.sample !== undefined) return sampleOf(source, check.sample, `${id}: ${file}`);
  throw new Error(`${id}: names no statement. Add says, anchor or sample.`);
}

type Source = {
  source: string;
  collapsed: string;
  /** Of a table: a row is given as JSON, and how the file is laid out does not matter. */
  rows?: string;
};

/** A page has dozens of checks: it is read once. */
const sources = new Map<string, Source>();

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const read = {source, collapsed: collapse(source), ...(file.endsWith('.json') && {rows: JSON.stringify(JSON.parse(source))})};
  sources.set(file, read);
  return read;
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** From the heading with this id to the next of its depth or above. */
export function sectionOf(source: string, anchor: string, where: string): string {
  const lines = source.split('\n');
  const depthOf = (line: string): number => /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;
  const start = lines.findIndex((line) => depthOf(line) > 0 && idOf(line) === anchor);
  if (start < 0) throw new Error(`${where} has no heading #${anchor}.`);
  const depth = depthOf(lines[start] ?? '');
  const length = lines.slice(start + 1).findIndex((line) => depthOf(line) > 0 && depthOf(line) <= depth);
  return collapse(lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n'));
}

function idOf(heading: string): string {
  const own = /\{#([\w-]+)\}/.exec(heading)?.[1];
  const text = heading.replace(/^#+\s+/, '').replace(/[`*]/g, '');
  return (
    own ??
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
  );
}

export function readSample(sample: string): string {
  const [file = '', region] = sample.split('#');
  const {whole, regions} = readRegions(readFileSync(`samples/${file}`, 'utf8'), `samples/${file}`);
  const text = region ? regions.get(region) : whole;
  if (text === undefined) throw new Error(`samples/${file} has no region "${region}".`);
  return text;
}

function sampleOf(source: string, sample: string, where: string): string {
  if (!source.includes(`sample="${sample}"`)) throw new Error(`${where} shows no sample="${sample}".`);
  return readSample(sample);
}

/**
 * Statement, check and its code: what was run is stale when one of them changes. Functions come as
 * source: compilers write them differently.
 */
export function hashOf(check: Check, statement: string, code = ''): string {
  const data = JSON.stringify(check, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : typeof value === 'function' ? 'code' : value,
  );
  return createHash('sha256')
    .update(`${statement}\n${data}${code && `\n${code}`}`)
    .digest('hex')
    .slice(0, 12);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(file);
      return entry.name.endsWith('.ts') && folder !== ROOT ? [file] : [];
    });
}
