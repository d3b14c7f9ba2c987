import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '../collect';
import {samplesDir, userCacheDir} from '../paths';
import {findProgram, run} from '../process';
import type {Sample, Toolchain} from '../types';

/** With cargo's own cache of sources, for all clones on this machine: compiling what the SDK depends on takes longer than all other samples together. */
const target = path.join(userCacheDir, 'rust');

/** Every sample becomes a binary of one package, so that the SDK is compiled once. */
export const rust: Toolchain = {
  required: true,
  compiles: () => true,
  async prepare({dir, samples}) {
    if (!(await findProgram(['cargo']))) return {skip: 'no Rust on this machine'};
    for (const file of ['Cargo.toml', 'Cargo.lock'])
      writeIfChanged(path.join(dir, file), readFileSync(path.join(samplesDir, 'rust', file), 'utf8'));
    const programs = samples.filter(({level}) => level !== 'parsed');
    for (const sample of programs)
      writeIfChanged(path.join(dir, 'src/bin', `${programName(sample, dir)}.rs`), readFileSync(sample.copy, 'utf8'));
    const errors = new Map<string, string>();
    if (programs.length === 0) return {errors};
    const wanted = programs.flatMap((sample) => ['--bin', programName(sample, dir)]);
    const {code, stderr} = await run('cargo', ['build', '--quiet', '--locked', '--keep-going', ...wanted], {
      cwd: dir,
      env: {
        CARGO_TARGET_DIR: target,
        // Compiled once and run once: what speeds up the next build or the program only costs time here.
        CARGO_INCREMENTAL: '0',
        CARGO_PROFILE_DEV_DEBUG: '0',
        CARGO_PROFILE_DEV_CODEGEN_UNITS: '1',
        CFLAGS: '-O0 -g0',
        CARGO_TERM_COLOR: 'never',
      },
      timeoutMs: 900_000,
    });
    if (code === 0) return {errors};
    for (const sample of programs) {
      if (stderr.includes(`src/bin/${programName(sample, dir)}.rs`)) errors.set(sample.id, stderr);
    }
    if (errors.size === 0) for (const {id} of programs) errors.set(id, stderr);
    return {errors};
  },
  command: (sample, {dir}) => ({program: path.join(target, 'debug', programName(sample, dir)), args: [], cwd: dir}),
};

/** Programs of all clones lie side by side in the shared folder, each with the address of its own mock inside: the name says whose it is. */
function programName({file}: Sample, dir: string): string {
  const clone = createHash('sha256').update(dir).digest('hex').slice(0, 8);
  return `${file.replace(/\.rs$/, '').replaceAll('/', '-')}-${clone}`;
}
