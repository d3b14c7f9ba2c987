/**
 * What is wrong between the loops, their manifest, their files and the pages. Read by the content
 * tests.
 */
import {existsSync, statSync} from 'node:fs';

import {MAX_LOOP_BYTES} from '../../../plugins/images/node/renderLoop';
import {placementOf, RENEW} from '../problems';
import type {CollectedLoop} from './collect';
import {loopEntryOf, type LoopEntry} from './manifest';

type Known = {loops: CollectedLoop[]; entries: LoopEntry[]; files: string[]; release: string; readPage: (page: string) => string};

/** `files`: all films under docs/. */
export function loopProblems({loops, entries, files, release, readPage}: Known): string[] {
  const described = new Set(loops.flatMap((loop) => filesOf(loop)));
  const ids = new Set(loops.map(({id}) => id));
  return [
    ...files
      .filter((file) => !described.has(file))
      .map((file) => `${file}: nothing under screenshots/loops/ describes it. Delete it, or describe it.`),
    ...entries.filter(({id}) => !ids.has(id)).map(({id}) => `data/loops.json: ${id} is no longer described. Take out its entry.`),
    ...loops.flatMap((collected) => [
      ...staleness(collected, entries, release),
      ...placementOf({...collected, ...collected.loop, mark: `](./pictures/${collected.loop.name}.webm`}, readPage(collected.loop.page)),
    ]),
  ];
}

export function filesOf({files}: CollectedLoop): string[] {
  return Object.values(files).flatMap((each) => Object.values(each));
}

function staleness(collected: CollectedLoop, entries: LoopEntry[], release: string): string[] {
  const {id, script} = collected;
  const renew = `Record it again: ${RENEW} ${id}`;
  const missing = filesOf(collected).filter((file) => !existsSync(file));
  if (missing.length > 0) return [`${script}: ${id} has no ${missing.join(' and no ')}. ${renew}`];
  const entry = entries.find((each) => each.id === id);
  if (!entry) return [`data/loops.json has no entry for ${id}. ${renew}`];
  const wanted = loopEntryOf(collected, release);
  const differing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (field) => JSON.stringify(wanted[field]) !== JSON.stringify(entry[field]),
  );
  const heavy = filesOf(collected).filter((file) => statSync(file).size > MAX_LOOP_BYTES);
  return [
    ...(differing.length > 0 ? [`data/loops.json: ${id} is stale (${differing.join(', ')}). ${renew}`] : []),
    ...heavy.map((file) => `${file} has more than ${MAX_LOOP_BYTES / 1000} kB. Make the loop shorter.`),
  ];
}
