/** The word list of guide/writing.md: pages and tables use the words of its second column. */
import {readFileSync} from 'node:fs';

import {escapeRegExp} from '../../../plugins/shared/escapeRegExp';
import {withoutFences} from '../../../plugins/shared/pageSource';
import type {Fault} from './sentences';

type Rule = {wrong: string; pattern: RegExp; remedy: string};

export const rules = readRules(readFileSync('guide/writing.md', 'utf8'));

function readRules(guide: string): Rule[] {
  const [, section = ''] = guide.split('### Word list');
  const [table = ''] = section.split('\n\n').filter((part) => part.startsWith('|'));
  const rows = table.trim().split('\n').slice(2);
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
  const start = /^[a-z]/i.test(phrase) ? '(?<![\\w/-])' : '';
  const either = source.replace(/^[a-z]/i, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const end = /[a-z]$/i.test(phrase) ? 's?(?![\\w-])' : '';
  return new RegExp(start + either + end);
}

/** Lines outside fences, with code as \0, and without targets of links and ids. */
function proseOf(source: string): string[] {
  return withoutFences(source).map((line) => {
    // Readers search for other words too.
    if (line.startsWith('keywords: ')) return '';
    return line
      .replace(/`[^`]*`/g, (code) => (/^`\d{3}`$/.test(code) ? code : '\0'))
      .replace(/\]\([^)]*\)|\{#[^}]*\}|https?:\/\/\S+|<Card[^>]*href="[^"]*"/g, '')
      .trimEnd();
  });
}

export function wrongWords(source: string): Fault[] {
  return proseOf(source).flatMap((text, index) =>
    rules.filter(({pattern}) => pattern.test(text)).map(({wrong, remedy}) => ({line: index + 1, message: `"${wrong}", write "${remedy}"`})),
  );
}
