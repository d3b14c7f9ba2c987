/**
 * Random keys and times of the run, replaced by fixed ones: a picture has to come out the same on
 * every run.
 */
import {NOW} from './company';
import type {SeededProject} from './seedCompany';

type Sql = (statement: string) => Promise<string>;

/** Letters and digits as in a real key, made from a number. */
function keyOf(seed: number, length = 22): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  let state = seed * 2_654_435_761;
  return Array.from({length}, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return letters[(state >>> 16) % letters.length];
  }).join('');
}

/** Also in `projects`, which hold the keys for addresses. */
export async function fixKeys(sql: Sql, projects: SeededProject[]): Promise<void> {
  for (const environment of projects.flatMap((project) => Object.values(project.environments))) {
    environment.key = keyOf(environment.id);
    await sql(`update environments_environment set api_key = '${environment.key}' where id = ${environment.id}`);
  }
  const serverKeys = (await sql('select id from environments_environmentapikey order by id')).split('\n').filter(Boolean);
  for (const id of serverKeys)
    await sql(`update environments_environmentapikey set key = 'ser.${keyOf(Number(id) + 1000)}' where id = ${id}`);
  const names = (await sql('select name from api_keys_masterapikey order by name')).split('\n').filter(Boolean);
  for (const [index, name] of names.entries())
    await sql(`update api_keys_masterapikey set prefix = '${keyOf(index + 2000, 8)}' where name = '${name}'`);
}

/** Table, column of the time, and how far apart two rows lie. */
const TIMES: [table: string, column: string, step: string][] = [
  ['audit_auditlog', 'created_date', '7 minutes'],
  ['environments_environmentapikey', 'created_at', '1 day'],
  ['api_keys_masterapikey', 'created', '1 day'],
  ['environments_identity', 'created_date', '1 hour'],
  ['features_feature', 'created_date', '1 day'],
  ['feature_health_featurehealthevent', 'created_at', '1 hour'],
  ['users_ffadminuser', 'last_login', '3 hours'],
  ['users_ffadminuser', 'date_joined', '1 day'],
  ['code_references_scannedcodereferences', 'created_at', '0 minutes'],
  ['code_references_vcsrepository', 'last_scanned_at', '0 minutes'],
  ['environments_webhook', 'created_at', '1 day'],
  ['organisations_organisationwebhook', 'created_at', '1 day'],
  ['features_import_export_featureexport', 'created_at', '1 day'],
];

/** Newest row just before `NOW`, each older one a step before. */
export async function fixDates(sql: Sql): Promise<void> {
  for (const [table, column, step] of TIMES)
    await sql(
      `update ${table} t set ${column} = timestamptz '${NOW}' - interval '5 minutes' - n * interval '${step}'
       from (select ctid, row_number() over (order by ${column} desc nulls last, ctid desc) - 1 as n from ${table} where ${column} is not null) o where t.ctid = o.ctid`,
    );
}
