/** Writes the picture for phones beside the one that it is made of, in both colour modes. */
import sharp from 'sharp';

import type {Collected} from './collect';
import {keepPicture, readPixels, type Change} from './compare';
import type {Pixels} from './findRings';
import {compose, layOut} from './phone';

export async function keepPhone({files, picture}: Collected, {write}: {write: boolean}): Promise<Change[]> {
  const light = await readPixels(files.light);
  const dark = await readPixels(files.dark);
  // Of both at once: the columns that are taken out are empty in both.
  const parts = layOut(light, dark, picture.phone);
  return [
    await keepPicture(files.phone, await toPng(compose(light, parts)), {write}),
    await keepPicture(files.phoneDark, await toPng(compose(dark, parts)), {write}),
  ];
}

function toPng({data, width, height}: Pixels): Promise<Buffer> {
  return sharp(data, {raw: {width, height, channels: 4}})
    .png()
    .toBuffer();
}
