/** Draws preview images and keeps them by content hash. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {outputFile} from '../../shared/outputFile';
import {type CardText, drawCard, fontFamily, LOGO, type Weight} from './drawCard';
import {IMAGE_SIZE} from './imageSize';

/** `look` names all that shapes a picture apart from its texts (LOOK in index.ts). */
export type Sources = {fonts: string; logo: string; cache: string; look: string};
export type SocialImage = {file: string; isNew: boolean};

const WEIGHTS: Weight[] = [500, 700];

export async function createImageMaker(sources: Sources): Promise<(text: CardText) => Promise<SocialImage>> {
  const [{createCanvas, GlobalFonts, loadImage}, {default: sharp}] = await Promise.all([import('@napi-rs/canvas'), import('sharp')]);
  for (const weight of WEIGHTS) GlobalFonts.register(readFileSync(path.join(sources.fonts, `inter-${weight}.woff`)), fontFamily(weight));
  const logo = await loadImage(sources.logo);
  // A drawing is turned into pixels at the size that the image has, and would be blurred when that
  // is not the size on the card.
  Object.assign(logo, {width: LOGO.width, height: LOGO.height});
  const context = createCanvas(IMAGE_SIZE.width, IMAGE_SIZE.height).getContext('2d');

  return async (text) => {
    const name = createHash('sha256')
      .update(JSON.stringify([sources.look, text]))
      .digest('hex')
      .slice(0, 24);
    const file = path.join(sources.cache, `${name}.png`);
    if (existsSync(file)) return {file, isNew: false};
    drawCard(context, text, logo);
    // The encoder of the canvas takes four times as long.
    const pixels = sharp(context.canvas.data(), {raw: {...IMAGE_SIZE, channels: 4}}).removeAlpha();
    await outputFile(file, await pixels.png({compressionLevel: 6}).toBuffer());
    return {file, isNew: true};
  };
}
