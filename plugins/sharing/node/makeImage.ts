/** Draws preview pictures: layout by satori (text becomes paths, so no font is needed later), pixels by resvg on other threads. Kept by content hash. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type CardText, drawCard} from './drawCard';
import {IMAGE_SIZE} from './imageSize';

export type Sources = {fonts: string; logo: string; cache: string; host: string};
export type Picture = {file: string; isNew: boolean};

const WEIGHTS = [500, 700] as const;

export async function createImageMaker({
  fonts: fontFolder,
  logo: logoFile,
  cache,
  host,
}: Sources): Promise<(text: CardText) => Promise<Picture>> {
  const [{default: satori}, {renderAsync}] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = WEIGHTS.map((weight) => ({
    name: 'Inter',
    weight,
    style: 'normal' as const,
    data: readFileSync(path.join(fontFolder, `inter-${weight}.woff`)),
  }));
  const logo = `data:image/svg+xml;base64,${readFileSync(logoFile).toString('base64')}`;
  await mkdir(cache, {recursive: true});

  return async (text) => {
    const card = drawCard(text, {logo, host});
    const file = path.join(cache, `${createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 24)}.png`);
    if (existsSync(file)) return {file, isNew: false};
    // The card is a plain object in the shape of a React element; satori's types ask for React's own.
    const svg = await satori(card as never, {...IMAGE_SIZE, fonts});
    // A build that is stopped here must not leave half a picture under the final name.
    await writeFile(`${file}.part`, (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng());
    await rename(`${file}.part`, file);
    return {file, isNew: true};
  };
}
