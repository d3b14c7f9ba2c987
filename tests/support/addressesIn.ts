/**
 * What a built site leads to: for sites below a path, where an address that forgets the path works
 * nowhere.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data-src'];

/**
 * Local addresses (`/…`) in the attributes of every HTML file of a folder, each with the first file
 * that has it.
 */
export function localAddresses(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesIn(folder, /\.html$/)) {
    const add = (address: string) => {
      if (address.startsWith('/') && !found.has(address)) found.set(address, file);
    };
    const parser = new Parser({
      onopentag: (_name, attributes) => {
        for (const name of ADDRESSES) add(attributes[name] ?? '');
        for (const candidate of (attributes['srcset'] ?? '').split(',')) add(candidate.trim().split(' ')[0] ?? '');
      },
    });
    parser.end(readFileSync(path.join(folder, file), 'utf8'));
  }
  return found;
}

/** Absolute addresses of the site itself in feeds, sitemap, metadata, Markdown and data. */
export function ownAddresses(folder: string, origin: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesIn(folder, /\.(?:html|xml|txt|md|json|webmanifest)$/)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, pathname = ''] of text.matchAll(new RegExp(`${origin}(/?[^\\s"'<>()&\\]\\\\]*)`, 'g')))
      if (!found.has(pathname)) found.set(pathname, file);
  }
  return found;
}

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => pattern.test(file));
}
