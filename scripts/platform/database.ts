/** The empty, migrated database of a release: made once, kept as a dump, restored on later runs. */
import {renameSync} from 'node:fs';

import {must} from './capture';
import {runCommand} from './django';
import {sql, type Postgres} from './postgres';
import type {Layout} from './release';

type Target = {url: string; bin: Postgres['bin']; layout: Layout};

export async function migrate({url, layout}: Target): Promise<void> {
  await mustCommand({url, layout}, ['migrate', '--no-input']);
}

export async function createCacheTables({url, layout}: Pick<Target, 'url' | 'layout'>): Promise<void> {
  await mustCommand({url, layout}, ['createcachetable']);
}

async function mustCommand({url, layout}: Pick<Target, 'url' | 'layout'>, args: string[]): Promise<void> {
  const {code, output} = await runCommand(layout, url, args);
  if (code !== 0) throw new Error(`flagsmith ${args[0]} failed (code ${code}):\n${output.split('\n').slice(-25).join('\n')}`);
}

/**
 * A database that the user names: the run fills it, and must not do so twice or beside other data.
 */
export async function mustBeEmpty({url, bin}: Pick<Target, 'url' | 'bin'>): Promise<void> {
  const tables = await sql(bin, url, "select count(*) from information_schema.tables where table_schema = 'public'");
  if (tables === '0') return;
  const name = new URL(url).pathname.slice(1);
  throw new Error(
    `DATABASE_URL: the database "${name}" has ${tables} tables already. Name an empty one, for example after\n\n  dropdb ${name} && createdb ${name}\n`,
  );
}

/** Under another name until it is whole, so that an interruption leaves no half dump. */
export async function saveDump({url, bin, layout}: Target): Promise<void> {
  const partial = `${layout.dump}.partial`;
  await must(bin('pg_dump'), ['--format=custom', '--no-owner', '--file', partial, url], {what: 'Saving the dump'});
  renameSync(partial, layout.dump);
}

export async function restoreDump({url, bin}: Pick<Target, 'url' | 'bin'>, file: string): Promise<void> {
  await must(bin('pg_restore'), ['--no-owner', '--no-privileges', '--exit-on-error', '--dbname', url, file], {what: `Restoring ${file}`});
}

/** A second database with the same content; the template has no open connections. */
export async function cloneDatabase(postgres: Postgres, template: string, name: string): Promise<string> {
  await sql(postgres.bin, postgres.urlOf('postgres'), `create database ${name} template ${template}`);
  return postgres.urlOf(name);
}
