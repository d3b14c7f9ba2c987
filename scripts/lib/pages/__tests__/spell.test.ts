import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {spell} from '../spell';

const folder = mkdtempSync(path.join(tmpdir(), 'spell-'));
const program = (name: string, code: string): string => {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
};

describe('spell', () => {
  it('returns what the speller prints', async () => {
    const found = program('found', "console.log('docs/a.mdx:1:1 - Unknown word (qwx)'); process.exit(1);");
    expect(await spell(['docs/a.mdx'], found)).toEqual(['docs/a.mdx:1:1 - Unknown word (qwx)']);
    expect(await spell([], program('fine', ''))).toEqual([]);
  });

  it.each([
    ['crashes', "throw new Error('no dictionary')", /no dictionary/],
    ['is ended', "process.kill(process.pid, 'SIGKILL')", /ended with code null/],
    ['prints words and another code', "console.log('x'); process.exit(2)", /ended with code 2/],
  ])('fails when it %s', async (name, code, message) => {
    await expect(spell([], program(name.replaceAll(' ', '-'), code))).rejects.toThrow(message);
  });

  it('fails when it is not there', async () => {
    await expect(spell([], path.join(folder, 'missing.mjs'))).rejects.toThrow('so no page was spelled');
  });
});
