/**
 * Sentences are short: at most 30 words in pages, tables and partials. Code counts as one word,
 * and so does a list of names in code.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

const LIMIT = 30;
/** Dots that end no sentence. */
const ABBREVIATIONS = /\b(e\.g|i\.e|etc|vs|No|ca)\./g;

type Block = {line: number; text: string};

/** Paragraphs, list items and cells, as readers see them: without fences, targets and tags. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let isFence = false;
  source
    .replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, ''))
    .split('\n')
    .forEach((raw, index) => {
      const isMark = /^\s*(`{3,}|~{3,})/.test(raw);
      if (isMark) isFence = !isFence;
      const line = isFence || isMark ? '' : raw.trim();
      const isNew = /^([-*|>#]|\d+\.|<|:::|import )/.test(line);
      if (isNew || line === '') open = undefined;
      if (line === '' || /^(<|:::|import |\|[\s:|-]+\|$)/.test(line)) return;
      if (line.startsWith('|')) {
        blocks.push(...line.split(/(?<!\\)\|/).map((text) => ({line: index + 1, text})));
        return;
      }
      if (open) open.text += ` ${line}`;
      else blocks.push((open = {line: index + 1, text: line}));
    });
  return blocks;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|\{[^}]*\}|\*\*|^([-*>#]+|\d+\.)\s+/g, '')
    .replace(/`[^`]*`/g, 'CODE')
    .replace(/CODE([,/]? (and |or |to )?CODE)+/g, 'CODE')
    .replace(ABBREVIATIONS, '$1')
    .split(/(?<=[.!?:])["”)]?\s+/);
}

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;

function longSentences(blocks: Block[]): string[] {
  return blocks.flatMap(({line, text}) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) > LIMIT)
      .map((sentence) => `${line}: ${wordsIn(sentence)} words: ${sentence}`),
  );
}

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));

describe('the length of sentences', () => {
  it('is counted as a reader would', () => {
    const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
    const source = `---\ntitle: ${words(40)}\n---\n\n${words(20)}\n${words(11)}.\n\n\`\`\`\n${words(40)}\n\`\`\`\n\n| ${words(30)} | ${words(31)} |\n\n- [${words(16)}](/x). ${words(16)}`;
    expect(longSentences(blocksOf(source)).map((fault) => fault.split(':').slice(0, 2).join(':'))).toEqual(['5: 31 words', '12: 31 words']);
    expect(wordsIn(sentencesOf('Set `A`, `B c` or `D` to 1.')[0] ?? '')).toBe(4);
  });

  it('stays below the limit on pages', () => {
    const faults = filesIn('docs', '.mdx').flatMap((file) =>
      longSentences(blocksOf(readFileSync(file, 'utf8'))).map((fault) => `${file}:${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('stays below the limit in tables', () => {
    const faults = filesIn('data/tables', '.json').flatMap((file) =>
      longSentences(textsIn(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({line: 0, text}))).map((fault) => `${file}:${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
