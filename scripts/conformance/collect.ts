/** Reads every file of checks and finds the statements they check. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Check, CheckFile} from '../../conformance/types';
import {findSample, findStatement, type Found} from '../../plugins/conformance/node/findStatement';
import type {Entry} from '../../plugins/shared/record/entries';
import {hashOf} from '../../plugins/shared/record/meaning';
import {codeOf, hasCode} from './checkCode';
import {pageOfRow} from './tablePages';

export type Kind = 'http' | 'command' | 'start-up' | 'sample' | 'run' | 'dashboard' | 'not-checkable';
export type Collected = {id: string; file: string; page: string; kind: Kind; check: Check; found: Found | undefined; code: string};

const ROOT = 'conformance';

/**
 * In the order of the files: a check may build on what the one above it wrote.
 *
 * @param isWanted by the path of the page below docs/
 */
export async function collectChecks(isWanted: (page: string) => boolean = () => true, root = ROOT): Promise<Collected[]> {
  const collected: Collected[] = [];
  for (const file of listFiles(root)) {
    const {default: own} = (await import(pathToFileURL(path.resolve(file)).href)) as {default: CheckFile | CheckFile[]};
    for (const {page, checks} of [own].flat()) {
      if (!existsSync(pageFile(page)))
        throw new Error(`${file}: there is no ${pageFile(page)}. \`page\` is the path below docs/, without .mdx.`);
      for (const check of checks) {
        const id = `${path.relative(root, file).replace(/\.ts$/, '')}/${check.id}`;
        // The row of a table may be on another page than the one its file of checks names.
        if (!isWanted(page) && !check.in) continue;
        if (collected.some((other) => other.id === id)) throw new Error(`${file}: two checks have the id "${check.id}". Rename one.`);
        const found = findOn(page, check, id);
        const shownOn = check.in && found ? pageOfRow(found.place, page) : page;
        if (!isWanted(shownOn)) continue;
        const code = hasCode(check) ? withoutStatements(codeOf(file, check), checks) : '';
        collected.push({id, file, page: shownOn, kind: kindOf(check, id), check, found, code: codeHashOf(check, code)});
      }
    }
  }
  return collected;
}

/** A sentence that is reworded changes no check of the same file. */
function withoutStatements(code: string, checks: Check[]): string {
  const texts = checks.flatMap(({says}) => (typeof says === 'string' ? says.replace(/\s+/g, '') : []));
  return texts.reduce((rest, text) => rest.replaceAll(text, ''), code);
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
  throw new Error(`${id}: has nothing to do. Add request, command, startUp, sample, dashboard, run or notCheckable.`);
}

/** What a check verifies, as today's page says it; nothing when the page no longer does. */
export function findOn(page: string, check: Check, id: string): Found | undefined {
  if (check.says !== undefined) return findStatement(check.in ?? pageFile(page), check.says);
  if (check.sample !== undefined) return findSample(pageFile(page), check.sample);
  throw new Error(`${id}: names no statement. Add says or sample.`);
}

/** The entry of a check that is run today, but for its result. */
export function entryOf({id, page, kind, check, found, code}: Collected, date: string): Omit<Entry, 'result'> | undefined {
  if (!found) return undefined;
  const source = check.sample ? `samples/${check.sample.split('#')[0]}` : check.in;
  const {statement, section, text} = found;
  return {id, page, kind, date, statement, ...(source && {in: source}), ...(section && {section}), hash: hashOf(text), code};
}

/** Of what is done and expected; the statement has a hash of its own. */
export function codeHashOf({says: _says, in: _in, sample: _sample, id: _id, ...check}: Check, code = ''): string {
  const data = JSON.stringify(check, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : typeof value === 'function' ? 'code' : value,
  );
  return hashOf(`${data}\n${code}`);
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
