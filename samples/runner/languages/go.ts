import {readFileSync} from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '../collect';
import {samplesDir} from '../paths';
import {findProgram, run} from '../process';
import type {Sample, Toolchain} from '../types';

/** Every sample is a program of its own: its copy becomes cmd/<name>/main.go of one module, so that a single build compiles them all. */
export const go: Toolchain = {
  required: true,
  compiles: () => true,
  async prepare({dir, samples}) {
    if (!(await findProgram(['go'], ['version']))) return {skip: 'no Go on this machine'};
    for (const file of ['go.mod', 'go.sum']) writeIfChanged(path.join(dir, file), readFileSync(path.join(samplesDir, 'go', file), 'utf8'));
    const programs = samples.filter(({level}) => level !== 'parsed');
    for (const sample of programs) writeIfChanged(path.join(dir, 'cmd', programName(sample), 'main.go'), readFileSync(sample.copy, 'utf8'));
    const errors = new Map<string, string>();
    const targets = programs.map((sample) => `./cmd/${programName(sample)}`);
    if (targets.length === 0) return {errors};
    const options = {cwd: dir, env: {GOFLAGS: '-mod=mod -buildvcs=false'}, timeoutMs: 300_000};
    for (const args of [
      ['build', '-o', `${path.join(dir, 'build')}${path.sep}`, ...targets],
      ['vet', ...targets],
    ]) {
      const {code, stderr} = await run('go', args, options);
      if (code === 0) continue;
      for (const sample of programs) {
        const lines = stderr.split('\n').filter((line) => line.includes(`cmd/${programName(sample)}/`));
        if (lines.length > 0) errors.set(sample.id, lines.join('\n'));
      }
      // A module that cannot be fetched concerns all of them.
      if (errors.size === 0) for (const {id} of programs) errors.set(id, stderr);
    }
    return {errors};
  },
  command: (sample, {dir}) => ({program: path.join(dir, 'build', programName(sample)), args: [], cwd: dir}),
};

function programName({file}: Sample): string {
  return file.replace(/\.go$/, '').replaceAll('/', '-');
}
