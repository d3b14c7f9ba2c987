import {mkdirSync} from 'node:fs';
import path from 'node:path';

import {type Change, keepPicture} from '../compare';
import type {CollectedLoop} from './collect';
import {encodeLoop} from './encode';
import {loopEntryOf, loopManifest} from './manifest';
import type {Recording} from './studio';
import type {Mode} from './types';

/** Writes a recording. Video is lossy, so only posters are compared with the last ones. */
export async function keepLoop(collected: CollectedLoop, recording: Recording, release: string, all: CollectedLoop[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const mode of ['light', 'dark'] as Mode[]) {
    const {webm, mp4, poster} = collected.files[mode];
    mkdirSync(path.dirname(webm), {recursive: true});
    changes.push(await keepPicture(poster, recording[mode].poster, {write: true}));
    await encodeLoop(recording[mode].takes, {webm, mp4}, path.join('.cache/screenshots', `${collected.loop.name}-${mode}`));
  }
  loopManifest.update([loopEntryOf(collected, release)], all);
  return changes;
}
