/**
 * Cold builds in turns, so that a busy minute of the machine hits all generators alike;
 * ours is built warm as well.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {measureBuild} from './measureBuild';
import {type BuildResult, type BuildSpread, spreadOf} from './sites';

export type Builder = {
  id: string;
  name: string;
  cwd: string;
  command: string[];
  /** What has to go for a cold build, from `cwd`. */
  clean: string[];
  /** Also build a second time on top of the first. */
  warm?: boolean;
};

export const OWN_BUILDER: Builder = {
  id: 'docs',
  name: 'This site',
  cwd: process.cwd(),
  // The peers compress nothing.
  command: [process.execPath, '--import', 'tsx', 'scripts/build.ts', '--no-compress'],
  clean: ['node_modules/.cache', '.docusaurus', 'build', '.cache/social-images', '.cache/compressed'],
  warm: true,
};

export async function measureBuilds(builders: Builder[], rounds: number): Promise<Map<string, BuildSpread>> {
  const cold = new Map<string, BuildResult[]>();
  const warm = new Map<string, BuildResult[]>();
  const keep = (map: Map<string, BuildResult[]>, id: string, result: BuildResult) => map.set(id, [...(map.get(id) ?? []), result]);
  for (let round = 1; round <= rounds; round += 1) {
    for (const builder of builders) {
      const {id, name, cwd, command, clean} = builder;
      for (const folder of clean) await rm(path.join(cwd, folder), {recursive: true, force: true});
      // Loaders of configuration keep what they have compiled among the temporary files; a machine
      // that builds for the first time has none of it.
      const temporary = {TMPDIR: await mkdtemp(path.join(tmpdir(), 'cold-build-'))};
      try {
        const result = await measureBuild(command, cwd, temporary);
        keep(cold, id, result);
        console.log(`build ${round} of ${rounds}: ${name} ${result.seconds.toFixed(1)} s, ${result.peakMegabytes} MB`);
        if (builder.warm) keep(warm, id, await measureBuild(command, cwd, temporary));
      } catch (error) {
        // Reported and missing from the medians; the other builds are still worth having.
        console.warn(`build ${round} of ${rounds}: ${name} failed. ${(error as Error).message}`);
      } finally {
        await rm(temporary.TMPDIR, {recursive: true, force: true});
      }
    }
  }
  return new Map(
    [...cold].map(([id, results]): [string, BuildSpread] => {
      const again = warm.get(id);
      return [
        id,
        {
          cold: spreadOf(results.map(({seconds}) => seconds)),
          peakMegabytes: spreadOf(results.map(({peakMegabytes}) => peakMegabytes)),
          ...(again ? {warm: spreadOf(again.map(({seconds}) => seconds))} : {}),
        },
      ];
    }),
  );
}
