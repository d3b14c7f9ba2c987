/**
 * One source picture → the files that readers get, and the size at which it is shown.
 * decisions/images.md has the figures behind the settings.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Sharp} from 'sharp';

import {contentHash} from '../../shared/contentHash';
import {keep, urlName} from '../../shared/assetStore';

export type EncodedImage = {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** The whole picture, for browsers without WebP, for the enlarged view and for links. */
  full: string;
  /** WebP by width in pixels; none for drawings and for pictures that are WebP already. */
  webp: {file: string; width: number}[];
};

/**
 * The column of text is 710 px wide at most (--site-measure): one file for plain screens and
 * phones, one for dense ones.
 */
const WIDTHS = [720, 1440];
const WEBP = {quality: 85, smartSubsample: true, effort: 4};
const PNG = {palette: true, quality: 100, effort: 7, compressionLevel: 9} as const;
const JPEG = {quality: 85, mozjpeg: true};
/** Part of every name: other settings, other files. */
const SETTINGS = JSON.stringify([WIDTHS, WEBP, PNG, JPEG]);

export const MAX_BYTES = 400_000;
export const MAX_PIXELS = 4000;
const TYPES = ['.png', '.jpg', '.jpeg', '.webp', '.svg'];

type SharpModule = typeof import('sharp');

/** `npm run dev` loads plugins with a compiler that hands the function over as the module. */
async function loadSharp(): Promise<SharpModule['default']> {
  const loaded = (await import('sharp')) as SharpModule | SharpModule['default'];
  return typeof loaded === 'function' ? loaded : loaded.default;
}

/** Throws with a remedy; the caller adds page and line. */
export async function encodeImage(file: string, siteDir: string): Promise<EncodedImage> {
  const extension = path.extname(file).toLowerCase();
  const label = path.relative(siteDir, file);
  if (!TYPES.includes(extension))
    throw new Error(`${label} is not a picture of a known kind. Save it as PNG (screenshots), SVG (drawings) or JPEG (photos).`);
  const source = await readFile(file);
  if (source.length > MAX_BYTES)
    throw new Error(
      `${label} has ${Math.round(source.length / 1000)} kB; ${MAX_BYTES / 1000} are allowed. Crop it to what the page is about, or run \`npm run shrink:image ${label}\`.`,
    );
  const sharp = await loadSharp();
  const {width = 0, height = 0} = await sharp(source).metadata();
  if (width === 0 || height === 0) throw new Error(`${label} has no size. Give the <svg> a viewBox, or width and height.`);
  if (Math.max(width, height) > MAX_PIXELS)
    throw new Error(
      `${label} is ${width} × ${height} pixels; ${MAX_PIXELS} a side are allowed. Crop it to what the page is about, or scale it down.`,
    );
  const name = `images/${urlName(file)}.${contentHash(source, SETTINGS)}`;
  const scale = isDense(file) ? 2 : 1;
  const size = {width: Math.round(width / scale), height: Math.round(height / scale)};
  const store = (stored: string, make: () => Promise<Uint8Array>) => keep(siteDir, stored, make);
  // Drawings need no other form, and WebP is what would be made of the rest.
  if (extension === '.svg' || extension === '.webp') {
    await store(name + extension, async () => source);
    return {...size, full: name + extension, webp: []};
  }
  const isPhoto = extension.startsWith('.j');
  const full = `${name}.${isPhoto ? 'jpg' : 'png'}`;
  const encoded = async (image: Sharp) => (isPhoto ? image.jpeg(JPEG) : image.png(PNG)).toBuffer();
  await store(full, () => encoded(sharp(source)));
  const widths = [...WIDTHS.filter((wanted) => wanted < width), ...(width <= (WIDTHS.at(-1) ?? 0) ? [width] : [])];
  const webp = widths.map((wanted) => ({file: `${name}-${wanted}.webp`, width: wanted}));
  for (const {file: stored, width: wanted} of webp) await store(stored, () => sharp(source).resize({width: wanted}).webp(WEBP).toBuffer());
  return {...size, full, webp};
}

/** Screenshots are taken at twice the density, which `@2x` in the name marks. */
function isDense(file: string): boolean {
  return /@2x(\.dark)?\.\w+$/.test(file);
}
