/** All descriptions under screenshots/, in a fixed order. */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {PagePictures, Picture} from '../../screenshots/types';

export const FOLDER = 'screenshots';

export type Collected = {
  /** `<page>/<name>`, unique. */
  id: string;
  page: string;
  picture: Picture;
  /** The file that describes it. */
  script: string;
  files: {light: string; dark: string};
};

export async function collectPictures(folder = FOLDER): Promise<Collected[]> {
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'types.ts')
    .sort();
  const collected: Collected[] = [];
  for (const name of scripts) {
    const script = path.posix.join(folder, name);
    const module = (await import(pathToFileURL(path.resolve(script)).href)) as {default: PagePictures | PagePictures[]};
    for (const {page, pictures} of [module.default].flat())
      for (const picture of pictures) {
        const base = path.posix.join('docs', path.posix.dirname(page), 'pictures', picture.name);
        collected.push({
          id: `${page}/${picture.name}`,
          page,
          picture,
          script,
          files: {
            light: `${base}@2x.webp`,
            dark: `${base}@2x.dark.webp`,
          },
        });
      }
  }
  const double = collected.find(({files: {light}}, index) => collected.findIndex(({files}) => files.light === light) !== index);
  if (double) throw new Error(`${double.script}: ${double.files.light} is described twice. Give one of them another name.`);
  return collected;
}

/** Of a picture or a loop: `--only` names it, or its page. */
export function isChosen({id, page, name}: {id: string; page: string; name: string}, only: string[]): boolean {
  return only.length === 0 || only.some((wanted) => wanted === id || wanted === page || wanted === name);
}

export function hashOf(value: object | Uint8Array): string {
  return createHash('sha256')
    .update(value instanceof Uint8Array ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 12);
}
