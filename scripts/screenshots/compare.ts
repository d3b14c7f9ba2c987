/** A new picture against the committed one, pixel by pixel: an equal one leaves the file alone. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

/** RGB, two pixels for one. */
type Pixels = {data: Buffer; width: number; height: number};
export type Change = {file: string; what: 'new' | 'same' | 'changed'; detail: string};

/**
 * Lossless: text stays sharp, it is smaller than lossy for flat colours, and
 * two runs can be compared.
 */
const WEBP = {lossless: true, effort: 6} as const;
const DIFF_FOLDER = '.cache/screenshots';

export async function keepPicture(file: string, png: Buffer, {write}: {write: boolean}): Promise<Change> {
  const next = await readPixels(png);
  const change = existsSync(file) ? await compare(file, next) : {file, what: 'new' as const, detail: `${next.width} × ${next.height}`};
  if (write && change.what !== 'same') {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, await sharp(png).webp(WEBP).toBuffer());
  }
  return change;
}

/** RGB, on white. */
async function readPixels(source: Buffer | string): Promise<Pixels> {
  const {data, info} = await sharp(source).flatten({background: '#fff'}).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

async function compare(file: string, next: Pixels): Promise<Change> {
  const last = await readPixels(readFileSync(file));
  if (last.width !== next.width || last.height !== next.height)
    return {file, what: 'changed', detail: `${last.width} × ${last.height} became ${next.width} × ${next.height}`};
  if (last.data.equals(next.data)) return {file, what: 'same', detail: ''};
  const marks = Buffer.alloc(next.width * next.height);
  let count = 0;
  for (let pixel = 0; pixel < marks.length; pixel++) {
    const at = pixel * 3;
    if (last.data.compare(next.data, at, at + 3, at, at + 3) === 0) continue;
    marks[pixel] = 255;
    count += 1;
  }
  mkdirSync(DIFF_FOLDER, {recursive: true});
  const target = path.join(DIFF_FOLDER, `${path.basename(file, '.webp')}.diff.png`);
  await sharp(marks, {raw: {width: next.width, height: next.height, channels: 1}})
    .png()
    .toFile(target);
  return {file, what: 'changed', detail: `${count} pixels differ: ${target}`};
}
