import {existsSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir, samplesDir} from '../paths';
import {hasProgram, mustRun, run} from '../process';
import type {Toolchain} from '../types';

const environment = path.join(cacheDir, 'python');
export const interpreter = path.join(environment, 'bin/python');

/** A virtual environment with the releases of samples/python/requirements.txt. */
export async function installPython(): Promise<{skip: string} | undefined> {
  if (!(await hasProgram('python3'))) return {skip: 'no Python 3 on this machine'};
  const requirements = path.join(samplesDir, 'python/requirements.txt');
  await once(
    'python',
    [requirements],
    async () => {
      await mustRun('python3', ['-m', 'venv', '--clear', environment]);
      await mustRun(interpreter, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]);
    },
    () => existsSync(interpreter),
  );
  return undefined;
}

export const python: Toolchain = {
  compiles: () => false,
  async prepare({samples}) {
    const missing = await installPython();
    if (missing) return missing;
    // An interpreter finds an undefined name only in lines that it reaches.
    const {stdout, stderr, code} = await run(interpreter, ['-m', 'pyflakes', ...samples.map(({copy}) => copy)]);
    if (code > 1 || stderr) throw new Error(`pyflakes failed:\n${stderr}`);
    const lines = stdout.split('\n').filter((line) => line.includes('undefined name'));
    const linesOf = (copy: string): string => lines.filter((line) => line.startsWith(`${copy}:`)).join('\n');
    return {errors: new Map(samples.map(({id, copy}) => [id, linesOf(copy)] as const).filter(([, detail]) => detail !== ''))};
  },
  command: ({copy}, {dir}) => ({program: interpreter, args: ['-W', 'error::SyntaxWarning', copy], cwd: dir}),
};
