/**
 * data/pictures.json: which description made which picture. The content tests compare it with the
 * pages and the files.
 */
import {readFileSync} from 'node:fs';

import {SHOWN} from '../platform/ownFlags';
import {hashOf, type Collected} from './collect';
import {COMPANY, FEATURES, GROUPS, IDENTITIES, NOW, PEOPLE, SEGMENTS, TAGS} from './company';
import {manifestFile} from './manifestFile';

export type Entry = {
  id: string;
  page: string;
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
  /** Of the description at that time, but not of its step: a page may reword that. */
  description: string;
  /** Of the files. */
  light: string;
  dark: string;
};

const STATE = hashOf({SHOWN, COMPANY, FEATURES, GROUPS, IDENTITIES, NOW, PEOPLE, SEGMENTS, TAGS});

export const pictureManifest = manifestFile<Entry>('data/pictures.json');

export function entryOf({id, page, picture, script, files}: Collected, release: string): Entry {
  // Another sentence on the page needs no other picture.
  const {step: _step, ...taken} = picture;
  return {
    id,
    page,
    seed: picture.seed,
    script,
    release,
    state: STATE,
    description: hashOf(taken),
    light: hashOf(readFileSync(files.light)),
    dark: hashOf(readFileSync(files.dark)),
  };
}
