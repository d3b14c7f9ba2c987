/** Sentences are short in pages, partials and tables (scripts/lib/pages/sentences.ts). */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {longSentences, longTexts, type Fault} from '../../scripts/lib/pages/sentences';

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));
const faults = (files: string[], find: (text: string) => Fault[]) =>
  files.flatMap((file) => find(readFileSync(file, 'utf8')).map(({line, message}) => `${file}:${line}: ${message}`));

describe('the length of sentences', () => {
  it('is counted as a reader would', () => {
    const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
    const source = `---\ntitle: ${words(40)}\n---\n\n${words(20)}\n${words(11)}.\n\n\`\`\`\n${words(40)}\n\`\`\`\n\n| ${words(30)} | ${words(31)} |\n\n- [${words(16)}](/x). ${words(16)}`;
    expect(longSentences(source).map(({line, message}) => `${line}: ${message.slice(0, 8)}`)).toEqual(['5: 31 words', '12: 31 words']);
    expect(longSentences(`Set \`A\`, \`B c\` or \`D\` to ${words(27)}`)).toEqual([]);
  });

  it('stays below the limit on pages', () => {
    expect(faults(filesIn('docs', '.mdx'), longSentences)).toEqual([]);
  });

  it('stays below the limit in tables', () => {
    const files = [...filesIn('data/tables', '.json'), ...filesIn('data/known-problems', '.json'), 'data/upgrades.json'];
    expect(faults(files, (text) => longTexts(JSON.parse(text)))).toEqual([]);
  });
});
