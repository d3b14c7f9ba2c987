/**
 * From what an author wrote to a file: beside the page (`./picture.png`), or under
 * static/ (`/img/picture.png`).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Undefined if there is no such file. */
export function findFile(url: string, pageFile: string, siteDir: string): string | undefined {
  const name = decodeURI(url.replace(/[?#].*$/, ''));
  const file = name.startsWith('/') ? path.join(siteDir, 'static', name) : path.resolve(path.dirname(pageFile), name);
  return existsSync(file) ? file : undefined;
}

/** Where the file was looked for, for messages. */
export function lookedFor(url: string, pageFile: string, siteDir: string): string {
  const file = url.startsWith('/') ? path.join('static', url) : path.relative(siteDir, path.resolve(path.dirname(pageFile), url));
  return file.replaceAll(path.sep, '/');
}

/** `picture.dark.png` beside `picture.png` is the same picture for the dark mode. */
export function darkVariant(file: string): string | undefined {
  const extension = path.extname(file);
  const dark = `${file.slice(0, -extension.length)}.dark${extension}`;
  return existsSync(dark) ? dark : undefined;
}
