/** Sentences are short, in tables too (scripts/lib/pages/sentences.ts). */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {longSentences, longTexts} from '../../scripts/lib/pages/sentences';

const filesIn = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));

describe('the length of sentences', () => {
  it('is counted as a reader would', () => {
    const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
    const source = `---\ntitle: ${words(40)}\n---\n\n${words(20)}\n${words(11)}.\n\n\`\`\`\n${words(40)}\n\`\`\`\n\n| ${words(30)} | ${words(31)} |\n\n- [${words(16)}](/x). ${words(16)}`;
    expect(longSentences(source).map(({line, message}) => `${line}: ${message.slice(0, 8)}`)).toEqual(['5: 31 words', '12: 31 words']);
    expect(longSentences(`Set \`A\`, \`B c\` or \`D\` to ${words(27)}`)).toEqual([]);
  });

  it('stays below the limit in tables', () => {
    const files = [...filesIn('data/tables'), ...filesIn('data/known-problems'), 'data/upgrades.json'];
    const faults = files.flatMap((file) => longTexts(JSON.parse(readFileSync(file, 'utf8'))).map(({message}) => `${file}: ${message}`));
    expect(faults).toEqual([]);
  });
});
