import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {compressSite} from '../compressSite';

let folder: string;
const cache = () => path.join(folder, 'cache');
const site = (name = '') => path.join(folder, 'site', name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  mkdirSync(site());
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function expectWhole(name: string): void {
  const text = readFileSync(site(name));
  expect(brotliDecompressSync(readFileSync(site(`${name}.br`))).equals(text)).toBe(true);
  expect(gunzipSync(readFileSync(site(`${name}.gz`))).equals(text)).toBe(true);
}

it('writes whole files also when several have the same content', async () => {
  const names = Array.from({length: 8}, (_, number) => `${number}.css`);
  for (const name of names) writeFileSync(site(name), '.same { color: red }\n'.repeat(5000));
  expect((await compressSite(site(), cache())).files).toBe(8);
  for (const name of names) expectWhole(name);
});

it('takes what it compressed before from the cache, and leaves small and binary files alone', async () => {
  writeFileSync(site('page.html'), '<p>text</p>'.repeat(100));
  writeFileSync(site('small.html'), '<p>text</p>');
  writeFileSync(site('picture.png'), Buffer.alloc(2000));
  await compressSite(site(), cache());
  for (const name of readdirSync(site()).filter((file) => /\.(br|gz)$/.test(file))) rmSync(site(name));
  const kept = readdirSync(cache(), {recursive: true});
  expect(await compressSite(site(), cache())).toMatchObject({files: 1, before: 1100});
  expect(readdirSync(cache(), {recursive: true})).toEqual(kept);
  expect(readdirSync(site()).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'small.html']);
  expectWhole('page.html');
});
