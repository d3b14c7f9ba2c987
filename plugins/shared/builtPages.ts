import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

export type BuiltPage = {file: string; html: string};

/** All HTML of the build, in the order of the files' names. */
export async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => ({file, html: await readFile(path.join(outDir, file), 'utf8')})));
}
