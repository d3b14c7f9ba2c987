/** All loops under screenshots/loops/, with their files. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Loop, Mode} from './types';

export const FOLDER = 'screenshots/loops';

type LoopFiles = {poster: string; webm: string; mp4: string};
export type CollectedLoop = {
  /** `<page>/<name>`, as pictures have it. */
  id: string;
  loop: Loop;
  script: string;
  files: Record<Mode, LoopFiles>;
};

export async function collectLoops(): Promise<CollectedLoop[]> {
  const scripts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.posix.join(FOLDER, name));
  return Promise.all(
    scripts.map(async (script) => {
      const {default: loop} = (await import(pathToFileURL(path.resolve(script)).href)) as {default: Loop};
      const base = path.posix.join('docs', path.posix.dirname(loop.page), 'pictures', loop.name);
      const filesOf = (dark: string) => ({poster: `${base}@2x${dark}.webp`, webm: `${base}${dark}.webm`, mp4: `${base}${dark}.mp4`});
      return {id: `${loop.page}/${loop.name}`, loop, script, files: {light: filesOf(''), dark: filesOf('.dark')}};
    }),
  );
}
