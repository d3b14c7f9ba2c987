import {createHash} from 'node:crypto';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * One value for all pages; they name every script, style and data folder, so any
 * change of the site changes it.
 */
export async function hashPages(outDir: string): Promise<string> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(path.join(outDir, file)));
  return hash.digest('hex').slice(0, 16);
}
