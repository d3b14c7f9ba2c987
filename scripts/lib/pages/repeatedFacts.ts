/** A fact that stands on several pages has one value everywhere, in prose and in data tables. */
import {readdirSync, readFileSync} from 'node:fs';

import type {Page} from '../../../plugins/shared/pageSource';
import type {Problem} from './checkPage';
import {comparable, statedDefaults} from './statedDefaults';

export type Fact = {fact: string; value: string; pattern: string};
type Row = Record<string, string>;

export function readFacts(): Fact[] {
  return JSON.parse(readFileSync('tests/content/__fixtures__/repeated-facts.json', 'utf8')) as Fact[];
}

/** Where a page or a table states the fact with another value, and a pattern that finds nothing. */
export function checkFact({fact, value, pattern}: Fact, pages: Page[]): Problem[] {
  const texts = [...pages.map(({file, body, bodyLine}) => ({file, text: body, before: bodyLine})), ...tables()];
  const stated = texts.flatMap(({file, text, before}) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => ({
      file,
      line: before + text.slice(0, match.index).split('\n').length,
      value: match.slice(1).find(Boolean),
      text: match[0],
    })),
  );
  if (stated.length === 0)
    return [
      {
        file: 'tests/content/__fixtures__/repeated-facts.json',
        line: 1,
        message: `the pattern of "${fact}" finds nothing: the sentence was rewritten, so rewrite the pattern.`,
      },
    ];
  return stated
    .filter((one) => one.value !== value)
    .map(({file, line, text}) => ({file, line, message: `"${text}", but ${fact} is ${value} elsewhere. Write the same value everywhere.`}));
}

/** Defaults of variables that the page states in a table of its own. */
export function checkDefaults(page: Page): Problem[] {
  const known = new Map<string, Set<string>>();
  for (const {name = '', default: value = ''} of rowsOf('environment-variables')) {
    const one = comparable(value);
    if (one !== undefined) known.set(name, new Set([...(known.get(name) ?? []), one]));
  }
  return statedDefaults(page)
    .filter(({name, value}) => known.has(name) && !known.get(name)?.has(value))
    .map(({file, line, name, value}) => ({
      file,
      line,
      message: `the default of ${name} is not ${value} in data/tables/environment-variables.json. Correct one of them.`,
    }));
}

function rowsOf(name: string): Row[] {
  return (JSON.parse(readFileSync(`data/tables/${name}.json`, 'utf8')) as {rows: Row[]}).rows;
}

let read: {file: string; text: string; before: number}[] | undefined;

/** Rows as a page would show them, so that one pattern finds a fact in prose and in data. */
function tables() {
  return (read ??= readdirSync('data/tables').map((name) => ({
    file: `data/tables/${name}`,
    text: rowsOf(name.replace('.json', ''))
      .map((row) => Object.values(row).join(' | '))
      .join('\n'),
    before: 0,
  })));
}
