import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createCanvas, loadImage} from '@napi-rs/canvas';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {createImageMaker} from '../node/makeImage';

let cache: string;
let sources: Parameters<typeof createImageMaker>[0];

beforeEach(() => {
  cache = mkdtempSync(path.join(os.tmpdir(), 'social-'));
  sources = {fonts: 'plugins/social-images/fonts', logo: 'static/img/logo.svg', cache, look: 'first'};
});
afterEach(() => rmSync(cache, {recursive: true, force: true}));

const text = {title: 'A title', section: 'Guides', description: 'What it says.', host: 'docs.example.com', icon: 'server'} as const;

it('draws a picture once and takes it from the cache afterwards', async () => {
  const make = await createImageMaker(sources);
  const first = await make(text);
  const second = await make(text);
  expect([first.isNew, second.isNew, readdirSync(cache).length]).toEqual([true, false, 1]);
  expect(second.file).toBe(first.file);
  expect(readFileSync(first.file).subarray(16, 24)).toEqual(Buffer.from([0, 0, 4, 176, 0, 0, 2, 118]));
});

it('draws it anew when cards have another look', async () => {
  expect((await (await createImageMaker(sources))(text)).isNew).toBe(true);
  const make = await createImageMaker({...sources, look: 'second'});
  expect((await make(text)).isNew).toBe(true);
});

it('shows the title, the bar and white between them', async () => {
  const make = await createImageMaker(sources);
  const image = await loadImage((await make({...text, title: 'Another'})).file);
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
  expect(colourAt(5, 300)).toEqual([0x5a, 0x32, 0xd6, 255]);
  expect(colourAt(50, 300)).toEqual([255, 255, 255, 255]);
  const title = context.getImageData(84, 232, 400, 80).data;
  const dark = Array.from({length: 400 * 80}, (_, at) => (title[at * 4] ?? 255) < 60).filter(Boolean).length;
  expect(dark).toBeGreaterThan(2000);
});

it('leaves the line above the address free under a long title', async () => {
  const make = await createImageMaker(sources);
  const long = {...text, title: 'Long '.repeat(40), description: 'Words '.repeat(60)};
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(await loadImage((await make(long)).file), 0, 0);
  const above = context.getImageData(84, 510, 1044, 5).data;
  expect(above.every((value) => value === 255)).toBe(true);
});

it('shows the icon of the section in the corner', async () => {
  const make = await createImageMaker(sources);
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(await loadImage((await make(text)).file), 0, 0);
  const corner = context.getImageData(1044, 50, 84, 84).data;
  const violet = corner.filter((value, at) => at % 4 === 1 && value < 120 && (corner[at + 1] ?? 0) > 180).length;
  expect(violet).toBeGreaterThan(300);
});
