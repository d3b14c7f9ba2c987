/**
 * data/pictures.json: which description made which picture. The content tests compare it with the
 * pages and the files.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {SHOWN} from '../platform/ownFlags';
import {hashOf, type Collected} from './collect';
import {COMPANY, FEATURES, GROUPS, IDENTITIES, NOW, PEOPLE, SEGMENTS, TAGS} from './company';

export const MANIFEST = 'data/pictures.json';

export type Entry = {
  id: string;
  page: string;
  step: string;
  seed: string;
  /** The file that describes the picture. */
  script: string;
  /** Release of the platform that was photographed. */
  release: string;
  /**
   * Of what the dashboard shows whatever the description says: the company, and flags of the
   * dashboard's own.
   */
  state: string;
  /** Of the description at that time. */
  description: string;
  /** Of the files. */
  light: string;
  dark: string;
  /** Of what phones get: the strips that are asked for, and the files. */
  phone: string;
};

const STATE = hashOf({SHOWN, COMPANY, FEATURES, GROUPS, IDENTITIES, NOW, PEOPLE, SEGMENTS, TAGS});

export function readManifest(): Entry[] {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Entry[]) : [];
}

export function entryOf({id, page, picture, script, files}: Collected, release: string): Entry {
  // Other strips need no other picture.
  const {phone = [], ...taken} = picture;
  return {
    id,
    page,
    step: picture.step,
    seed: picture.seed,
    script,
    release,
    state: STATE,
    description: hashOf(taken),
    light: hashOf(readFileSync(files.light)),
    dark: hashOf(readFileSync(files.dark)),
    phone: hashOf({phone, files: [files.phone, files.phoneDark].map((file) => hashOf(readFileSync(file)))}),
  };
}

/** Entries of pictures that are no longer described go away. */
export function writeManifest(entries: Entry[], all: Collected[]): void {
  const known = new Set(all.map(({id}) => id));
  const lines = entries
    .filter(({id}) => known.has(id))
    .sort((a, b) => a.id.localeCompare(b.id))
    .map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(MANIFEST, `[\n${lines.join(',\n')}\n]\n`);
}
