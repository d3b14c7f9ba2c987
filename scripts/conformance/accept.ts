/**
 * Records rewordings and moves: checks quote the new sentence, results follow their statement to
 * its page, and those without a check go.
 */
import {readFileSync, writeFileSync} from 'node:fs';

import {format, resolveConfig} from 'prettier';
import ts from 'typescript';

import {readResults, writeResults, type Entry} from '../../plugins/shared/record/entries';
import {collapse, textOf} from '../../plugins/shared/record/meaning';
import type {Collected} from './collect';
import {formatReport} from './report';
import type {Verdict} from './results';

/** Returns what it did, a line each. */
export async function accept(verdicts: Verdict[], checks: Collected[]): Promise<string[]> {
  const done: string[] = [];
  for (const {id, reworded} of verdicts) {
    const check = checks.find((other) => other.id === id);
    if (!reworded || typeof check?.check.says !== 'string') continue;
    const source = requote(readFileSync(check.file, 'utf8'), check.check.says, textOf(reworded.statement), `${check.file}: ${id}`);
    writeFileSync(check.file, await format(source, {...(await resolveConfig(check.file)), filepath: check.file}));
    done.push(`${id} quotes the new wording, and is stale until it is run.`);
  }
  const gone = new Set(verdicts.filter(({isGone}) => isGone).map(({id}) => id));
  const moved = new Map(verdicts.filter(({isMoved}) => isMoved).map(({id}) => [id, checks.find((other) => other.id === id)]));
  const results = readResults();
  if (results && gone.size + moved.size > 0) {
    const kept = results.checks.filter(({id}) => !gone.has(id));
    const left = {...results, checks: kept.map((entry) => movedTo(entry, moved.get(entry.id)))};
    writeResults(left);
    writeFileSync('conformance/REPORT.md', formatReport(left));
    done.push(...[...gone].map((id) => `${id}: its result is removed.`));
    done.push(...[...moved].map(([id, check]) => `${id}: its result is now of ${check?.page}.`));
  }
  return done;
}

function movedTo(entry: Entry, check: Collected | undefined): Entry {
  if (!check) return entry;
  return {...entry, page: check.page, ...(check.found?.section && {section: check.found.section})};
}

/** The source of a file of checks with another sentence in place of one that it quotes. */
export function requote(source: string, says: string, statement: string, where: string): string {
  const found: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && collapse(node.text) === collapse(says)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('checks.ts', source, ts.ScriptTarget.Latest, true));
  const [literal] = found;
  if (!literal || found.length > 1)
    throw new Error(`${where} takes its quote from ${found.length} places. Change it by hand to\n  ${statement}`);
  const quoted = `'${statement.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return source.slice(0, literal.getStart()) + quoted + source.slice(literal.end);
}
