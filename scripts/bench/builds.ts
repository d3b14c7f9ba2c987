/** Cold builds. */
import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

export type Builder = {
  cwd: string;
  command: string[];
  /** What has to go for a cold build, from `cwd`. */
  clean: string[];
};

export const OWN_BUILDER: Builder = {
  cwd: process.cwd(),
  // The peers compress nothing.
  command: [process.execPath, '--import', 'tsx', 'scripts/build.ts', '--no-compress'],
  clean: ['node_modules/.cache', '.docusaurus', 'build', '.cache/social-images'],
};

export async function measureBuild({cwd, command, clean}: Builder): Promise<Record<string, number>> {
  for (const folder of clean) await rm(path.join(cwd, folder), {recursive: true, force: true});
  // Loaders of configuration keep what they have compiled among the temporary files; a machine
  // that builds for the first time has none of it.
  const temporary = await mkdtemp(path.join(tmpdir(), 'cold-build-'));
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', TMPDIR: temporary};
  const [program = '', ...args] = command;
  const started = Date.now();
  try {
    await promisify(execFile)(program, args, {cwd, env, maxBuffer: 50_000_000});
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`${command.join(' ')} failed in ${cwd}:\n${(stdout + stderr).slice(-3000)}`, {cause: error});
  } finally {
    await rm(temporary, {recursive: true, force: true});
  }
  return {'cold build, s': (Date.now() - started) / 1000};
}
