/**
 * What pages are made of beside their HTML (encoded images, copied files, strings of pages) until
 * the build has its folder: `.cache/assets/images/…` becomes `assets/images/…`.
 */
import {existsSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import {outputFile} from './outputFile';

export const STORE = '.cache/assets';
/** As pages name it. */
export const ASSETS = '/assets/';

/** Keeps a file under its final name; `make` runs only when it is not there yet. */
export async function keep(siteDir: string, name: string, make: () => Promise<Uint8Array>): Promise<void> {
  const file = path.join(siteDir, STORE, name);
  if (!existsSync(file)) await outputFile(file, await make());
}

/** A file's name as part of a URL, without what would have to be escaped there. */
export function urlName(file: string): string {
  return path
    .basename(file, path.extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-');
}

/** Copies stored files into the build. */
export async function publish(siteDir: string, outDir: string, names: string[]): Promise<void> {
  for (const name of names) {
    const target = path.join(outDir, 'assets', name);
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(path.join(siteDir, STORE, name), target);
  }
}

/** The stored files that pages name, without repetition. */
export function emittedIn(pages: string[]): string[] {
  const address = /\/assets\/((?:images|files)\/[\w.-]+)/g;
  return [...new Set(pages.flatMap((html) => [...html.matchAll(address)].map(([, file = '']) => file)))].sort();
}
