/**
 * Writes a .br and a .gz beside every text file of the built site, so that no server has to
 * compress while a reader waits. What was compressed before is kept by content under .cache/, since
 * most pages do not change between two builds.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {isText} from '../../plugins/delivery/node/contentTypes';
import {outputFile} from '../../plugins/shared/outputFile';

const CACHE = '.cache/compressed';
/** A packet holds this much anyway. */
const SMALLEST = 512;
/**
 * What a reader waits for: pages, scripts, styles, the data of search and menus. They are 2 %
 * smaller than with 10, and only changed files are compressed again. The rest is what programs read
 * (Markdown copies, data), the larger half of the site. In the cache, a file's name has its level.
 */
const BROTLI_LEVELS = {waitedFor: 11, other: 7};
const WAITED_FOR = /(\.(html|js|css|svg)|\/assets\/search\/[^/]+\/(index|ask)\.json|\/assets\/sidebars\/[^/]+\.json)$/;
/** Compression runs on Node's four worker threads. */
const AT_ONCE = 8;

type Encoder = {extension: string; levelOf: (file: string) => number; encode: (data: Buffer, level: number) => Promise<Buffer>};

const ENCODERS: Encoder[] = [
  {
    extension: '.br',
    levelOf: (file) => (WAITED_FOR.test(file) ? BROTLI_LEVELS.waitedFor : BROTLI_LEVELS.other),
    encode: (data, level) => {
      const params = {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT};
      return promisify(brotliCompress)(data, {params});
    },
  },
  {extension: '.gz', levelOf: () => 9, encode: (data, level) => promisify(gzip)(data, {level})},
];

export type Compressed = {files: number; before: number; after: number};

export async function compressSite(root: string, cache = CACHE): Promise<Compressed> {
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
        const brotli = await compressFile(file, data, cache);
        sizes.files += 1;
        sizes.before += data.length;
        sizes.after += brotli;
      }
    }),
  );
  return sizes;
}

/** Files with the same content are compressed once, also when they come at the same time. */
const atWork = new Map<string, Promise<string>>();

/** Returns the size after brotli. */
async function compressFile(file: string, data: Buffer, cache: string): Promise<number> {
  const name = path.join(cache, createHash('sha256').update(data).digest('hex'));
  const sizes = await Promise.all(
    ENCODERS.map(async ({extension, levelOf, encode}) => {
      const level = levelOf(file);
      const kept = `${name}-${level}${extension}`;
      const done = atWork.get(kept) ?? keep(kept, () => encode(data, level));
      atWork.set(kept, done);
      await copyFile(await done, file + extension);
      return (await stat(file + extension)).size;
    }),
  );
  return sizes[0] ?? 0;
}

async function keep(file: string, encode: () => Promise<Buffer>): Promise<string> {
  if (!existsSync(file)) await outputFile(file, await encode());
  return file;
}
