/** Descriptions, manifests, files and pages, as `pictureProblems` and `loopProblems` take them. */
import {readdirSync, readFileSync} from 'node:fs';

import {collectPictures} from './collect';
import {collectLoops} from './loops/collect';
import {loopManifest} from './loops/manifest';
import {filesOf, loopProblems} from './loops/problems';
import {pictureManifest} from './manifest';
import {pictureProblems} from './problems';

export async function readKnown() {
  const pictures = await collectPictures();
  const loops = await collectLoops();
  const kept = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => /(^|\/)pictures\/[^/]+\.\w+$/.test(name))
    .map((name) => `docs/${name}`);
  const posters = new Set(loops.flatMap((loop) => filesOf(loop)));
  const files = kept.filter((name) => name.endsWith('.webp') && !posters.has(name));
  const {version: release} = JSON.parse(readFileSync('data/release.json', 'utf8')) as {version: string};
  const readPage = (page: string) => readFileSync(`docs/${page}.mdx`, 'utf8');
  return {
    pictures: {pictures, entries: pictureManifest.read(), files, release, readPage},
    loops: {loops, entries: loopManifest.read(), files: kept.filter((name) => /\.(webm|mp4)$/.test(name)), release, readPage},
  };
}

/** What is wrong with the pictures and loops of one page: steps, labels, places. */
export async function problemsOn(page: string): Promise<string[]> {
  const known = await readKnown();
  const pictures = known.pictures.pictures.filter((each) => each.page === page);
  const loops = known.loops.loops.filter(({loop}) => loop.page === page);
  const isOf = (all: {id: string}[]) => (entry: {id: string}) => all.some(({id}) => id === entry.id);
  return [
    ...pictureProblems({...known.pictures, pictures, entries: known.pictures.entries.filter(isOf(pictures)), files: []}),
    ...loopProblems({...known.loops, loops, entries: known.loops.entries.filter(isOf(loops)), files: []}),
  ];
}
