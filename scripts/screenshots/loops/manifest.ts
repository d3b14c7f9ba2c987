/**
 * data/loops.json: which description made which film. Frames are kept as hashes, since video is
 * lossy: a second run compares those.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {hashOf} from '../collect';
import type {CollectedLoop} from './collect';
import type {Mode} from './types';
import type {Recording, Take} from './studio';

export const MANIFEST = 'data/loops.json';

export type LoopEntry = {
  id: string;
  page: string;
  step: string;
  script: string;
  /** Release of the platform that was filmed. */
  release: string;
  /** Of the script at that time. */
  description: string;
  /** Of poster, WebM and MP4. */
  files: Record<Mode, string[]>;
  /** Of each picture of the film and its duration. */
  frames: Record<Mode, string[]>;
};

export function readLoops(): LoopEntry[] {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as LoopEntry[]) : [];
}

/** All but the frames, which only a recording has. */
export function loopFields({id, loop, script, files}: CollectedLoop, release: string): Omit<LoopEntry, 'frames'> {
  const hashes = (mode: Mode) => Object.values(files[mode]).map((file) => hashOf(readFileSync(file)));
  return {
    id,
    page: loop.page,
    step: loop.step,
    script,
    release,
    description: hashOf(readFileSync(script)),
    files: {light: hashes('light'), dark: hashes('dark')},
  };
}

export function frameHashes(recording: Recording): LoopEntry['frames'] {
  const of = (takes: Take[]) => takes.map(({png, frames}) => `${hashOf(png)}:${frames}`);
  return {light: of(recording.light.takes), dark: of(recording.dark.takes)};
}

/** Entries of loops that are no longer described go away. */
export function writeLoops(entries: LoopEntry[], all: CollectedLoop[]): void {
  const known = new Set(all.map(({id}) => id));
  const kept = entries.filter(({id}) => known.has(id)).sort((a, b) => a.id.localeCompare(b.id));
  writeFileSync(MANIFEST, `[\n${kept.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
}
