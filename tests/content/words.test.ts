/**
 * The word list of CONTRIBUTING.md, kept: pages and tables write the words of its second column.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {escapeRegExp} from '../../plugins/shared/escapeRegExp';

type Rule = {wrong: string; pattern: RegExp; remedy: string};

const rules = readRules(readFileSync('CONTRIBUTING.md', 'utf8'));

function readRules(guide: string): Rule[] {
  const [, section = ''] = guide.split('#### Word list');
  const [table = ''] = section.split('\n\n').filter((part) => part.startsWith('|'));
  const rows = table.split('\n').slice(2);
  return rows.flatMap((row) => {
    const [, wrong = '', remedy = ''] = row.split('|').map((cell) => cell.trim());
    return wrong.split(', ').map((phrase) => ({wrong: phrase, pattern: patternOf(phrase), remedy}));
  });
}

/** A number stands for any number; the first letter may be a capital. */
function patternOf(phrase: string): RegExp {
  const source = escapeRegExp(phrase)
    .replace(/\d+/g, '`?\\d+')
    .replace(/^## (.*)/, '^## $1$');
  const start = /^[a-z]/i.test(phrase) ? '\\b' : '';
  const either = source.replace(/^[a-z]/i, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const end = /[a-z]$/i.test(phrase) ? 's?(?![\\w-])' : '';
  return new RegExp(start + either + end);
}

/** Lines outside fences, with code as \0, and without targets of links and ids. */
function proseOf(source: string): string[] {
  let fence = false;
  return source.split('\n').map((line) => {
    if (/^\s*```/.test(line)) fence = !fence;
    if (fence) return '';
    return line
      .replace(/`[^`]*`/g, (code) => (/^`\d{3}`$/.test(code) ? code : '\0'))
      .replace(/\]\([^)]*\)|\{#[^}]*\}|https?:\/\/\S+|<Card[^>]*href="[^"]*"/g, '')
      .trimEnd();
  });
}

function faultsIn(source: string): string[] {
  return proseOf(source).flatMap((line, index) =>
    rules.filter(({pattern}) => pattern.test(line)).map(({wrong, remedy}) => `${index + 1}: "${wrong}", write "${remedy}"`),
  );
}

describe('the word list', () => {
  it('is read', () => {
    expect(rules.length).toBeGreaterThan(10);
    const source = 'About 5 % of e-mails.\n\n## Problems\n\nIt answers `404`.\n\n```\n5 %\n```\n\n[x](/micro-service) `5 %`';
    expect(faultsIn(source).map((fault) => fault.slice(0, 14))).toEqual([
      '1: "5 %", writ',
      '1: "e-mail", w',
      '3: "## Problem',
      '5: "answers 40',
    ]);
  });

  it('is kept by pages and tables', () => {
    const files = ['docs', 'data/tables'].flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(mdx|json)$/.test(name))
        .map((name) => path.join(folder, name)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`))).toEqual([]);
  });
});
