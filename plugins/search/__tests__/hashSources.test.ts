import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {hashSources} from '../node/hashSources';

const URL = 'https://docs.example.com/';
let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write('docs/page.mdx', 'one');
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

describe('the name of the search data', () => {
  it.each(['docs/page.mdx', 'data/tables/limits.json', 'samples/python/evaluate.py', 'plugins/diagrams/node/draw.ts'])(
    'changes with %s',
    (file) => {
      const before = hashSources(root, URL);
      write(file, 'two');
      expect(hashSources(root, URL)).not.toBe(before);
    },
  );

  it('changes with the URL of the site, which pages print', () => {
    expect(hashSources(root, 'https://docs.example.com/docs/')).not.toBe(hashSources(root, URL));
  });

  it.each([
    'docs/pictures/flags@2x.webp',
    'src/css/prose.css',
    'data/conformance.json',
    'samples/runner/prove.ts',
    'plugins/search/__tests__/words.test.ts',
  ])('stays with %s, which no page prints', (file) => {
    const before = hashSources(root, URL);
    write(file, 'two');
    expect(hashSources(root, URL)).toBe(before);
  });
});
