/**
 * Writes a .br and a .gz beside every text file of the built site, so that no server has to
 * compress while a reader waits.
 */
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {isText} from '../../plugins/delivery/node/contentTypes';

/** A packet holds this much anyway. */
const SMALLEST = 512;
/**
 * What a reader waits for: pages, scripts, styles, the data of search and menus. They are 2 %
 * smaller than with 10, so they are worth the time. The rest is what programs read
 * (Markdown copies, data), the larger half of the site.
 */
const BROTLI_LEVELS = {waitedFor: 11, other: 7};
const WAITED_FOR = /(\.(html|js|css|svg)|\/assets\/search\/[^/]+\/(index|ask)\.json|\/assets\/sidebars\/[^/]+\.json)$/;
/** Compression runs on Node's four worker threads. */
const AT_ONCE = 8;

type Encoder = {extension: string; encode: (data: Buffer, file: string) => Promise<Buffer>};

const ENCODERS: Encoder[] = [
  {
    extension: '.br',
    encode: (data, file) => {
      const level = WAITED_FOR.test(file) ? BROTLI_LEVELS.waitedFor : BROTLI_LEVELS.other;
      const params = {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT};
      return promisify(brotliCompress)(data, {params});
    },
  },
  {extension: '.gz', encode: (data) => promisify(gzip)(data, {level: 9})},
];

export type Compressed = {files: number; before: number; after: number};

export async function compressSite(root: string): Promise<Compressed> {
  const entries = await readdir(root, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_') && isText(path.extname(entry.name).slice(1)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes: Compressed = {files: 0, before: 0, after: 0};
  const next = files.values();
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (const file of next) {
        const data = await readFile(file);
        if (data.length < SMALLEST) continue;
        const brotli = await compressFile(file, data);
        sizes.files += 1;
        sizes.before += data.length;
        sizes.after += brotli;
      }
    }),
  );
  return sizes;
}

/** Returns the size after brotli. */
async function compressFile(file: string, data: Buffer): Promise<number> {
  const sizes = await Promise.all(
    ENCODERS.map(async ({extension, encode}) => {
      const encoded = await encode(data, file);
      await writeFile(file + extension, encoded);
      return encoded.length;
    }),
  );
  return sizes[0] ?? 0;
}
