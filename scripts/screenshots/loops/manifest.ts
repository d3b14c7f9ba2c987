/** data/loops.json: which description made which film. */
import {readFileSync} from 'node:fs';

import {meaningOf} from '../../../plugins/code-samples/node/meaning';
import {hashOf} from '../collect';
import {manifestFile} from '../manifestFile';
import type {CollectedLoop} from './collect';
import type {Mode} from './types';

export type LoopEntry = {
  id: string;
  page: string;
  script: string;
  /** Release of the platform that was filmed. */
  release: string;
  /** Of what the script does, so its layout, comments and step may change. */
  description: string;
  /** Of poster, WebM and MP4. */
  files: Record<Mode, string[]>;
};

export const loopManifest = manifestFile<LoopEntry>('data/loops.json');

export function loopEntryOf({id, loop, script, files}: CollectedLoop, release: string): LoopEntry {
  const hashes = (mode: Mode) => Object.values(files[mode]).map((file) => hashOf(readFileSync(file)));
  return {
    id,
    page: loop.page,
    script,
    release,
    description: hashOf({code: meaningOf(script, readFileSync(script, 'utf8').replace(loop.step, ''))}),
    files: {light: hashes('light'), dark: hashes('dark')},
  };
}
