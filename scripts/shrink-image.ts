/**
 * Rewrites PNG files with at most 256 colours, which is not visible in a screenshot:
 * `npm run shrink:image docs/clients/flags@2x.png`.
 */
import {readFileSync, writeFileSync} from 'node:fs';

import sharp from 'sharp';

import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('name the PNG files to rewrite.');
  for (const file of files) {
    const before = readFileSync(file);
    const after = await sharp(before).png({palette: true, quality: 100, effort: 10, compressionLevel: 9}).toBuffer();
    if (after.length < before.length) writeFileSync(file, after);
    console.log(`${file}: ${Math.round(before.length / 1000)} → ${Math.round(Math.min(after.length, before.length) / 1000)} kB`);
  }
}

runMain(main);
