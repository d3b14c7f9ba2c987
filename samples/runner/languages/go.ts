import {readFileSync} from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '../collect';
import {samplesDir} from '../paths';
import {hasProgram, INSTALL_TIMEOUT_MS, run} from '../process';
import type {Sample, Toolchain} from '../types';

/**
 * Every sample is a program of its own: its copy becomes cmd/<name>/main.go of one module, so that
 * a single build compiles them all.
 */
export const go: Toolchain = {
  compiles: () => true,
  async prepare({dir, samples}) {
    if (!(await hasProgram('go', 'version'))) return {skip: 'no Go on this machine'};
    for (const file of ['go.mod', 'go.sum']) writeIfChanged(path.join(dir, file), readFileSync(path.join(samplesDir, 'go', file), 'utf8'));
    for (const sample of samples) writeIfChanged(path.join(dir, 'cmd', nameOf(sample), 'main.go'), readFileSync(sample.copy, 'utf8'));
    const errors = new Map<string, string>();
    const targets = samples.map((sample) => `./cmd/${nameOf(sample)}`);
    const options = {cwd: dir, env: {GOFLAGS: '-mod=mod -buildvcs=false'}, timeoutMs: INSTALL_TIMEOUT_MS};
    for (const args of [['build', '-o', `${path.join(dir, 'build')}${path.sep}`], ['vet']]) {
      const {code, stderr} = await run('go', [...args, ...targets], options);
      if (code === 0) continue;
      for (const sample of samples) {
        const lines = stderr.split('\n').filter((line) => line.includes(`cmd/${nameOf(sample)}/`));
        // A module that cannot be fetched concerns all of them.
        if (lines.length > 0 || !stderr.includes('cmd/')) errors.set(sample.id, lines.join('\n') || stderr);
      }
    }
    return {errors};
  },
  command: (sample, {dir}) => ({program: path.join(dir, 'build', nameOf(sample)), args: [], cwd: dir}),
};

function nameOf({file}: Sample): string {
  return file.replace(/\.go$/, '').replaceAll('/', '-');
}
