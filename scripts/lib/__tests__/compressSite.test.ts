import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {compressSite} from '../compressSite';

let folder: string;
const site = (name = '') => path.join(folder, 'site', name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  mkdirSync(site());
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('writes whole copies, and leaves small and binary files alone', async () => {
  writeFileSync(site('page.html'), '<p>text</p>'.repeat(100));
  writeFileSync(site('small.html'), '<p>text</p>');
  writeFileSync(site('picture.png'), Buffer.alloc(2000));
  expect(await compressSite(site())).toMatchObject({files: 1, before: 1100});
  expect(readdirSync(site()).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'small.html']);
  const text = readFileSync(site('page.html'));
  expect(brotliDecompressSync(readFileSync(site('page.html.br'))).equals(text)).toBe(true);
  expect(gunzipSync(readFileSync(site('page.html.gz'))).equals(text)).toBe(true);
});
