import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {hashFiles} from '../hashFiles';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const hash = () => hashFiles(['plugins', 'package.json', 'later.json'], root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hash-'));
  write('plugins/a/index.ts', 'one');
  write('plugins/b.ts', 'two');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

describe('hashFiles', () => {
  it('is the same for the same files, wherever they are', () => {
    const first = hash();
    expect(hash()).toBe(first);
    rmSync(root, {recursive: true});
    root = mkdtempSync(path.join(tmpdir(), 'hash-'));
    write('package.json', '{}');
    write('plugins/b.ts', 'two');
    write('plugins/a/index.ts', 'one');
    expect(hash()).toBe(first);
  });

  it.each([
    ['a changed byte', () => write('plugins/a/index.ts', 'One')],
    ['a new file', () => write('plugins/a/more.ts', '')],
    ['another name', () => (rmSync(path.join(root, 'plugins/b.ts')), write('plugins/c.ts', 'two'))],
    ['a file that was missing', () => write('later.json', '{}')],
  ])('changes with %s', (_name, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('leaves out tests and what was installed or made', () => {
    const before = hash();
    write('plugins/a/__tests__/a.test.ts', '');
    write('plugins/node_modules/x/index.js', '');
    write('plugins/a/.cache/x', '');
    expect(hash()).toBe(before);
  });
});
