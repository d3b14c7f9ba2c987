import {readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {Ajv2020} from 'ajv/dist/2020.js';
import type {ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const schemaFolder = join(root, 'data/schemas/import-export');
const sampleFolder = join(root, 'samples/json/import-export');

type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
type Entry = Record<string, Json>;

const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8')) as Json;

const formats = readdirSync(schemaFolder)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => name.replace('.schema.json', ''))
  .sort();

function validator(format: string): ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowUnionTypes: true,
  });
  // The package is CommonJS: its function is the default export or, under some loaders, a property
  // of it.
  const plugin = (addFormats as unknown as {default?: typeof addFormats}).default ?? addFormats;
  (plugin as unknown as (instance: Ajv2020) => unknown)(ajv);
  return ajv.compile(read(join(schemaFolder, `${format}.schema.json`)) as object);
}

const sample = (format: string): Json => read(join(sampleFolder, `${format}.json`));
const first = (format: string): Entry => (sample(format) as Entry[])[0] as Entry;

describe('import and export formats', () => {
  it('has one sample for each schema and one schema for each sample', () => {
    const samples = readdirSync(sampleFolder)
      .map((name) => name.replace('.json', ''))
      .sort();
    expect(samples).toEqual(formats);
  });

  it.each(formats)('%s: the sample that the page shows is valid', (format) => {
    const validate = validator(format);
    validate(sample(format));
    expect(validate.errors).toBeNull();
  });

  it('shows every sample on a page', () => {
    const folder = join(root, 'docs/system-administration/importing-and-exporting');
    const pages = readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    for (const format of formats) expect(pages).toContain(`sample="json/import-export/${format}.json"`);
  });
});

describe('feature export', () => {
  const validate = validator('feature-export');

  it.each(['name', 'default_enabled', 'is_server_key_only', 'initial_value', 'value', 'type', 'enabled', 'multivariate'])(
    'needs %s, because the import reads it without a default',
    (field) => {
      const entry = first('feature-export');
      delete entry[field];
      expect(validate([entry])).toBe(false);
    },
  );

  it.each([
    ['a type that the platform does not store', {type: 'string'}],
    ['a number typed as a string', {type: 'unicode', value: 5}],
    ['a fraction', {type: 'int', value: 1.5}],
    ['a field that the import ignores', {segments: []}],
  ])('rejects %s', (_, change) => {
    expect(validate([{...first('feature-export'), ...change}])).toBe(false);
  });

  it('rejects a weight above 100 %', () => {
    const variation = {percentage_allocation: 120, default_percentage_allocation: 0, value: 'a', type: 'unicode'};
    expect(validate([{...first('feature-export'), multivariate: [variation]}])).toBe(false);
  });

  it('accepts an environment without features', () => {
    expect(validate([])).toBe(true);
  });
});

describe('organisation export', () => {
  const validate = validator('organisation-export');

  it('starts with the organisation, so that later records can point to it', () => {
    const records = sample('organisation-export') as Json[];
    expect(validate([...records].reverse())).toBe(false);
  });

  it.each(['users.ffadminuser', 'audit.auditlog', 'api_keys.masterapikey', 'saml.samlconfiguration'])('does not contain %s', (model) => {
    expect(validate([...(sample('organisation-export') as Json[]), {model, fields: {}}])).toBe(false);
  });

  it('points only to records that come earlier in the file', () => {
    const known = new Set<string>();
    for (const record of sample('organisation-export') as {model: string; fields: Entry}[]) {
      for (const value of Object.values(record.fields)) {
        if (Array.isArray(value)) expect(known, record.model).toContain(JSON.stringify(value));
      }
      const {uuid, api_key: apiKey, identifier, environment} = record.fields;
      if (uuid) known.add(JSON.stringify([uuid]));
      if (apiKey) known.add(JSON.stringify([apiKey]));
      if (identifier) known.add(JSON.stringify([identifier, (environment as Json[])[0]]));
    }
  });
});

describe('LaunchDarkly import', () => {
  const validate = validator('launchdarkly-import');
  const running = (): {status: Entry} & Entry => sample('launchdarkly-import') as {status: Entry} & Entry;

  it('is a success only without messages', () => {
    const report = running();
    report.status.result = 'success';
    expect(validate(report)).toBe(false);
    report.status.error_messages = [];
    expect(validate(report)).toBe(true);
  });

  it('has no result while it runs', () => {
    const report = running();
    report.status.result = null;
    report.completed_at = null;
    expect(validate(report)).toBe(true);
  });
});
