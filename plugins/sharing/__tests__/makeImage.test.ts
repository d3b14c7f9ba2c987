import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, expect, it} from 'vitest';

import {createImageMaker} from '../node/makeImage';

const cache = mkdtempSync(path.join(os.tmpdir(), 'social-'));
afterAll(() => rmSync(cache, {recursive: true, force: true}));

it('draws a picture once and takes it from the cache afterwards', async () => {
  const make = await createImageMaker({fonts: 'plugins/sharing/fonts', logo: 'static/img/logo.svg', cache, host: 'docs.example.com'});
  const text = {title: 'A title', section: 'Guides', description: 'What it says.'};
  const first = await make(text);
  const second = await make(text);
  expect([first.isNew, second.isNew, readdirSync(cache).length]).toEqual([true, false, 1]);
  expect(second.file).toBe(first.file);
  expect(readFileSync(first.file).subarray(16, 24)).toEqual(Buffer.from([0, 0, 4, 176, 0, 0, 2, 118]));
}, 30_000);
