/**
 * A PostgreSQL cluster of our own, for one run: on a free port of 127.0.0.1, in a temporary folder,
 * without waiting for the disk.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {must} from './capture';
import type {Cleanup} from './cleanup';
import {freePort} from '../lib/ports';

export type Postgres = {
  /** Address of a database of this name. */
  urlOf: (database: string) => string;
  bin: (program: string) => string;
};

const isRoot = process.getuid?.() === 0;

export async function startPostgres(folder: string, cleanup: Cleanup): Promise<Postgres> {
  const bin = (program: string): string => (folder ? path.join(folder, program) : program);
  const home = mkdtempSync(path.join(tmpdir(), 'flagsmith-postgres-'));
  const data = path.join(home, 'data');
  // PostgreSQL refuses to run as root; Debian and the official images have a user for it.
  const run = (what: string, program: string, ...args: string[]): Promise<string> =>
    isRoot
      ? must('runuser', ['-u', 'postgres', '--', bin(program), ...args], {what, cwd: home})
      : must(bin(program), args, {what, cwd: home});
  cleanup.add('the folder of PostgreSQL', () => rmSync(home, {recursive: true, force: true}));
  if (isRoot) await must('chown', ['postgres', home], {what: 'Giving the database folder to the user postgres'});
  await run('Creating the database cluster', 'initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off -c synchronous_commit=off -c max_connections=200`;
  await run('Starting PostgreSQL', 'pg_ctl', '-D', data, '-w', '-l', path.join(home, 'log'), '-o', settings, 'start');
  cleanup.add('PostgreSQL', async () => void (await run('Stopping PostgreSQL', 'pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')));
  return {urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`, bin};
}

/** Runs SQL with psql: rows as lines, columns separated by `|`. */
export async function sql(bin: Postgres['bin'], url: string, statement: string): Promise<string> {
  const args = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '-v', 'ON_ERROR_STOP=1', url];
  return (await must(bin('psql'), args, {what: 'SQL', input: statement})).trim();
}
