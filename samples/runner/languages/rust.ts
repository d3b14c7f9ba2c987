import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

import {writeIfChanged} from '../collect';
import {samplesDir} from '../paths';
import {hasProgram, INSTALL_TIMEOUT_MS, run} from '../process';
import type {Sample, Toolchain} from '../types';

/**
 * For all clones on this machine: compiling what the SDK depends on takes longer than all other
 * samples together.
 */
const target = path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'flagsmith-docs-samples/rust');

/** Compiled once and run once: what speeds up the next build or the program only costs time. */
const SETTINGS = {
  CARGO_TARGET_DIR: target,
  CARGO_INCREMENTAL: '0',
  CARGO_PROFILE_DEV_DEBUG: '0',
  CARGO_PROFILE_DEV_CODEGEN_UNITS: '1',
  CFLAGS: '-O0 -g0',
  CARGO_TERM_COLOR: 'never',
};

/** Every sample becomes a binary of one package, so that the SDK is compiled once. */
export const rust: Toolchain = {
  compiles: () => true,
  async prepare({dir, samples}) {
    if (!(await hasProgram('cargo'))) return {skip: 'no Rust on this machine'};
    for (const file of ['Cargo.toml', 'Cargo.lock'])
      writeIfChanged(path.join(dir, file), readFileSync(path.join(samplesDir, 'rust', file), 'utf8'));
    for (const sample of samples) writeIfChanged(path.join(dir, 'src/bin', `${nameOf(sample, dir)}.rs`), readFileSync(sample.copy, 'utf8'));
    const wanted = samples.flatMap((sample) => ['--bin', nameOf(sample, dir)]);
    const args = ['build', '--quiet', '--locked', '--keep-going', ...wanted];
    const {code, stderr} = await run('cargo', args, {cwd: dir, env: SETTINGS, timeoutMs: INSTALL_TIMEOUT_MS});
    if (code === 0) return {errors: new Map()};
    const isNamed = (sample: Sample): boolean => stderr.includes(`src/bin/${nameOf(sample, dir)}.rs`);
    // What is not in a sample, such as a library that is missing, concerns all of them.
    const broken = samples.some(isNamed) ? samples.filter(isNamed) : samples;
    return {errors: new Map(broken.map(({id}) => [id, stderr]))};
  },
  command: (sample, {dir}) => ({program: path.join(target, 'debug', nameOf(sample, dir)), args: [], cwd: dir}),
};

/**
 * Programs of all clones lie side by side in the shared folder, each with the address of its own
 * mock inside: the name says whose it is.
 */
function nameOf({file}: Sample, dir: string): string {
  const clone = createHash('sha256').update(dir).digest('hex').slice(0, 8);
  return `${file.replace(/\.rs$/, '').replaceAll('/', '-')}-${clone}`;
}
