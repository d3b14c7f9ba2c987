/**
 * data/loops.json: which description made which film. Frames are kept as hashes, since video is
 * lossy: a second run compares those.
 */
import {readFileSync} from 'node:fs';

import {meaningOf} from '../../../plugins/code-samples/node/meaning';
import {hashOf} from '../collect';
import {manifestFile} from '../manifestFile';
import type {CollectedLoop} from './collect';
import type {Mode} from './types';
import type {Recording, Take} from './studio';

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
  /** Of each picture of the film and its duration. */
  frames: Record<Mode, string[]>;
};

export const loopManifest = manifestFile<LoopEntry>('data/loops.json');

/** All but the frames, which only a recording has. */
export function loopFields({id, loop, script, files}: CollectedLoop, release: string): Omit<LoopEntry, 'frames'> {
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

export function frameHashes(recording: Recording): LoopEntry['frames'] {
  const of = (takes: Take[]) => takes.map(({png, frames}) => `${hashOf(png)}:${frames}`);
  return {light: of(recording.light.takes), dark: of(recording.dark.takes)};
}
