/**
 * A recording against the last one: an equal one leaves the files alone, another one is encoded, or
 * shown with `--check`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Change} from '../compare';
import {keepPicture} from '../compare';
import type {CollectedLoop} from './collect';
import {encodeLoop} from './encode';
import {frameHashes, loopFields, loopManifest} from './manifest';
import type {Recording} from './studio';
import type {Mode} from './types';

const DIFF_FOLDER = '.cache/screenshots';

export async function keepLoop(
  collected: CollectedLoop,
  recording: Recording,
  {write, release, all}: {write: boolean; release: string; all: CollectedLoop[]},
): Promise<Change[]> {
  const frames = frameHashes(recording);
  const last = loopManifest.read().find(({id}) => id === collected.id)?.frames;
  const changes: Change[] = [];
  for (const mode of ['light', 'dark'] as Mode[]) {
    const {webm, mp4, poster} = collected.files[mode];
    const differing = frames[mode].flatMap((hash, index) => (last?.[mode][index] === hash ? [] : [index]));
    const isSame = last && differing.length === 0 && last[mode].length === frames[mode].length;
    changes.push({
      file: webm,
      what: isSame ? 'same' : last ? 'changed' : 'new',
      detail: isSame ? '' : await showFrames(collected, recording, mode, differing),
    });
    if (!write || isSame) continue;
    mkdirSync(path.dirname(webm), {recursive: true});
    await keepPicture(poster, recording[mode].poster, {write});
    await encodeLoop(recording[mode].takes, {webm, mp4}, path.join(DIFF_FOLDER, `${collected.loop.name}-${mode}`));
  }
  if (write) loopManifest.update([{...loopFields(collected, release), frames}], all);
  return changes;
}

/** The frames that differ, beside the pictures that differ. */
async function showFrames({loop}: CollectedLoop, recording: Recording, mode: Mode, differing: number[]): Promise<string> {
  const name = (index: number) => path.join(DIFF_FOLDER, `${loop.name}-${mode}-${index}.png`);
  for (const index of differing) writeFileSync(name(index), recording[mode].takes[index]?.png ?? '');
  return `${differing.length} of ${recording[mode].takes.length} pictures differ: ${name(differing[0] ?? 0)}`;
}
