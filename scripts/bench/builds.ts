/** Cold builds. */
import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

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
  const output: Buffer[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(program, args, {cwd, stdio: ['ignore', 'pipe', 'pipe'], env});
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
      child.on('error', reject);
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command.join(' ')} failed in ${cwd}`))));
    });
  } catch (error) {
    console.error(Buffer.concat(output).toString().slice(-3000));
    throw error;
  } finally {
    await rm(temporary, {recursive: true, force: true});
  }
  return {'cold build, s': (Date.now() - started) / 1000};
}
