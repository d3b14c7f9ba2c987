/**
 * Names that the prose of a page gives the reader: inline code outside code blocks, such as a
 * variable to set.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FIGURE = /<figure class="?code"?[\s>][\s\S]*?<\/figure>/g;

export function readProseNames(page: string, buildDir = 'build'): Set<string> {
  const folder = path.join(buildDir, page);
  const file = existsSync(`${folder}.html`) ? `${folder}.html` : path.join(folder, 'index.html');
  return listProseNames(readFileSync(file, 'utf8'));
}

/** `NAME`, `$NAME` or `NAME=value`. */
export function listProseNames(html: string): Set<string> {
  const codes = html.replace(FIGURE, '').matchAll(/<code[^>]*>\$?([A-Z][A-Z0-9_]+)(?:=[^<]*)?<\/code>/g);
  return new Set([...codes].map(([, name = '']) => name));
}
