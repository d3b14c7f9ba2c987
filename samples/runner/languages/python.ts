import {existsSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir, samplesDir} from '../paths';
import {findProgram, run} from '../process';
import type {Toolchain} from '../types';

const environment = path.join(cacheDir, 'python');
const interpreter = path.join(environment, 'bin/python');

/** A virtual environment with the releases of samples/python/requirements.txt. */
export const python: Toolchain = {
  required: true,
  compiles: () => false,
  async prepare() {
    const system = await findProgram(['python3', 'python']);
    if (!system) return {skip: 'no Python 3 on this machine'};
    const requirements = path.join(samplesDir, 'python/requirements.txt');
    await once(
      'python',
      [requirements],
      async () => {
        const created = await run(system, ['-m', 'venv', '--clear', environment], {timeoutMs: 300_000});
        if (created.code !== 0) throw new Error(`python -m venv failed:\n${created.stderr || created.stdout}`);
        const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements];
        const installed = await run(interpreter, args, {timeoutMs: 300_000});
        if (installed.code !== 0) throw new Error(`pip install failed:\n${installed.stderr.slice(-2000)}`);
      },
      () => existsSync(interpreter),
    );
    return {errors: new Map()};
  },
  async names(samples) {
    const {stdout, stderr, code} = await run(interpreter, ['-m', 'pyflakes', ...samples.map(({copy}) => copy)]);
    if (code > 1 || stderr) throw new Error(`pyflakes failed:\n${stderr}`);
    const lines = stdout.split('\n').filter((line) => line.includes('undefined name'));
    return new Map(
      samples.flatMap(({id, copy}) => {
        const own = lines.filter((line) => line.startsWith(`${copy}:`)).map((line) => `line ${line.slice(copy.length + 1)}`);
        return own.length > 0 ? [[id, own.join('\n')] as const] : [];
      }),
    );
  },
  command: ({copy}, {dir}) => ({program: interpreter, args: ['-W', 'error::SyntaxWarning', copy], cwd: dir}),
};
