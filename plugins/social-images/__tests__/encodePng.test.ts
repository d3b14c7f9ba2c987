import {createCanvas, loadImage} from '@napi-rs/canvas';
import {expect, it} from 'vitest';

import {encodePng} from '../node/encodePng';

async function decode(png: Buffer, width: number, height: number): Promise<number[]> {
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  return [...context.getImageData(0, 0, width, height).data];
}

it('keeps every pixel of a picture with few colours', async () => {
  const pixels = [
    [255, 255, 255, 255],
    [255, 240, 255, 255],
    [90, 50, 214, 255],
    [0, 0, 0, 255],
    [34, 34, 47, 255],
    [255, 255, 255, 255],
  ].flat();
  expect(await decode(encodePng(Uint8Array.from(pixels), 3, 2), 3, 2)).toEqual(pixels);
});

it('keeps colours nearly when there are more than a palette holds', async () => {
  const pixels = Array.from({length: 64 * 64}, (_, at) => [(at % 64) * 4, Math.floor(at / 64) * 4, 128, 255]).flat();
  const decoded = await decode(encodePng(Uint8Array.from(pixels), 64, 64), 64, 64);
  const worst = Math.max(...decoded.map((value, at) => Math.abs(value - (pixels[at] ?? 0))));
  expect(worst).toBeGreaterThan(0);
  expect(worst).toBeLessThan(32);
});
