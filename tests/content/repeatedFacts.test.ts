/** A fact that stands on several pages has one value everywhere. */
import {readFileSync, readdirSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {readPages} from './lib/pages';
import {comparable, statedDefaults} from './lib/statedDefaults';

type Fact = {fact: string; value: string; pattern: string};
type Row = Record<string, string>;

const facts = JSON.parse(readFileSync('tests/content/__fixtures__/repeated-facts.json', 'utf8')) as Fact[];
const pages = readPages(process.cwd());
/**
 * Rows of tables as a page would show them, so that one pattern finds a fact in prose and in data.
 */
const texts = [...pages.map(({file, body}) => ({file, text: body})), ...readTables()];

describe('repeated facts', () => {
  it.each(facts)('$fact is $value wherever it is stated', ({value, pattern}) => {
    const stated = texts.flatMap(({file, text}) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => ({file, value: match.slice(1).find(Boolean), text: match[0]})),
    );
    expect(stated.filter((one) => one.value !== value)).toEqual([]);
    expect(stated.length, 'the pattern finds nothing: the sentence was rewritten, so rewrite the pattern').toBeGreaterThan(0);
  });
});

describe('defaults of environment variables', () => {
  const known = new Map<string, Set<string>>();
  for (const {name = '', default: value = ''} of tableRows('environment-variables')) {
    const one = comparable(value);
    if (one !== undefined) known.set(name, new Set([...(known.get(name) ?? []), one]));
  }

  it('are on pages what data/tables/environment-variables.json says', () => {
    const stated = pages.flatMap(statedDefaults).filter(({name}) => known.has(name));
    expect(stated.length).toBeGreaterThan(20);
    expect(stated.filter(({name, value}) => !known.get(name)?.has(value))).toEqual([]);
  });
});

function tableRows(name: string): Row[] {
  return (JSON.parse(readFileSync(`data/tables/${name}.json`, 'utf8')) as {rows: Row[]}).rows;
}

function readTables(): {file: string; text: string}[] {
  return readdirSync('data/tables').map((name) => ({
    file: `data/tables/${name}`,
    text: tableRows(name.replace('.json', ''))
      .map((row) => Object.values(row).join(' | '))
      .join('\n'),
  }));
}
