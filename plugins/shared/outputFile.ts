import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

let drafts = 0;

/**
 * Writes a file with the folders above it. Aside first: under its final name a file is whole, also
 * when a build is stopped here or another one writes the same.
 */
export async function outputFile(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}.${drafts++}`;
  await writeFile(draft, data);
  await rename(draft, file);
}
