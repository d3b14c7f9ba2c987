/**
 * JSON that the platform sends, reads or writes: what pages print against the schemas of
 * data/schemas.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ValidateFunction} from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';

import {createValidator} from '../../plugins/shared/createValidator';
import {readPages} from '../../plugins/shared/pageSource';
import {closed, type Json} from '../../scripts/lib/pages/closedSchema';

type Entry = Record<string, Json>;
type Payload = {event_type: string; data: Entry};
type Family = {pages: string; validatorOf: (sample: string) => ValidateFunction};

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const sampleOf = <T = Json>(family: string, sample: string): T => readJson<T>(`samples/json/${family}/${sample}.json`);
const schemaFile = (family: string, name: string) => `data/schemas/${family}/${name}.schema.json`;
const namesIn = (folder: string, ending: string) => readdirSync(folder).map((file) => file.replace(ending, ''));
const samplesIn = (family: string) => namesIn(`samples/json/${family}`, '.json');
const pages = readPages(process.cwd());

const lenient = {allErrors: true, strict: true, strictTypes: false, allowUnionTypes: true} as const;
const importExport = createValidator({...lenient, strictTuples: false, strictRequired: false});
const integration = createValidator(lenient);
const webhook = createValidator({allErrors: true, strict: true, allowUnionTypes: true});
for (const name of namesIn('data/schemas/webhooks', '.schema.json'))
  webhook.addSchema(closed(readJson<Json>(schemaFile('webhooks', name))) as object);

/** Every value the platform sends in `event_type`, with the schema of its payload. */
const EVENTS: Record<string, string> = {
  FLAG_UPDATED: 'flag-updated',
  FLAG_DELETED: 'flag-deleted',
  NEW_VERSION_PUBLISHED: 'new-version-published',
  AUDIT_LOG_CREATED: 'audit-log-created',
};

function eventValidator(event: string): ValidateFunction {
  const validate = EVENTS[event] && webhook.getSchema(`webhooks/${EVENTS[event]}.schema.json`);
  if (!validate) throw new Error(`data/schemas/webhooks has no schema for the event type ${event}`);
  return validate;
}

const FAMILIES: Record<string, Family> = {
  'import-export': {
    pages: 'docs/system-administration/importing-and-exporting/',
    validatorOf: (sample) => importExport.compile(readJson<object>(schemaFile('import-export', sample))),
  },
  integrations: {
    pages: 'docs/integrations/',
    validatorOf: (sample) => integration.compile(readJson<object>(schemaFile('integrations', sample))),
  },
  webhooks: {
    pages: 'docs/system-administration/webhooks',
    validatorOf: (sample) => eventValidator(sampleOf<Payload>('webhooks', sample).event_type),
  },
};

describe.each(Object.entries(FAMILIES))('samples/json/%s', (family, {pages: section, validatorOf}) => {
  const samples = samplesIn(family);

  it.each(samples)('%s matches its schema', (sample) => {
    const validate = validatorOf(sample);
    validate(sampleOf(family, sample));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('has a sample for each schema', () => {
    const schemas = namesIn(`data/schemas/${family}`, '.schema.json').filter((name) => name !== 'common');
    expect(schemas.filter((name) => !samples.includes(name))).toEqual([]);
  });

  it('is shown on the pages about it', () => {
    const text = pages.flatMap(({file, body}) => (file.startsWith(section) ? [body] : [])).join('');
    expect(samples.filter((sample) => !text.includes(`sample="json/${family}/${sample}.json"`))).toEqual([]);
  });
});

describe('feature export', () => {
  const validate = FAMILIES['import-export']!.validatorOf('feature-export');
  const first = (): Entry => sampleOf<Entry[]>('import-export', 'feature-export')[0]!;

  it.each(['name', 'default_enabled', 'is_server_key_only', 'initial_value', 'value', 'type', 'enabled', 'multivariate'])(
    'needs %s, because the import reads it without a default',
    (field) => {
      const entry = first();
      delete entry[field];
      expect(validate([entry])).toBe(false);
    },
  );

  it.each([
    ['a type that the platform does not store', {type: 'string'}],
    ['a number typed as a string', {type: 'unicode', value: 5}],
    ['a fraction', {type: 'int', value: 1.5}],
    ['a field that the import ignores', {segments: []}],
    ['a weight above 100 %', {multivariate: [{percentage_allocation: 120, default_percentage_allocation: 0, value: 'a', type: 'unicode'}]}],
  ])('rejects %s', (_, change) => {
    expect(validate([{...first(), ...change}])).toBe(false);
  });

  it('accepts an environment without features', () => {
    expect(validate([])).toBe(true);
  });
});

describe('organisation export', () => {
  const validate = FAMILIES['import-export']!.validatorOf('organisation-export');
  const records = () => sampleOf<{model: string; fields: Entry}[]>('import-export', 'organisation-export');

  it('starts with the organisation, so that later records can point to it', () => {
    expect(validate(records().reverse())).toBe(false);
  });

  it.each(['users.ffadminuser', 'audit.auditlog', 'api_keys.masterapikey', 'saml.samlconfiguration'])('does not contain %s', (model) => {
    expect(validate([...records(), {model, fields: {}}])).toBe(false);
  });

  it('points only to records that come earlier in the file', () => {
    const known = new Set<string>();
    for (const {model, fields} of records()) {
      for (const value of Object.values(fields)) if (Array.isArray(value)) expect(known, model).toContain(JSON.stringify(value));
      const {uuid, api_key: apiKey, identifier, environment} = fields;
      if (uuid) known.add(JSON.stringify([uuid]));
      if (apiKey) known.add(JSON.stringify([apiKey]));
      if (identifier) known.add(JSON.stringify([identifier, (environment as Json[])[0]]));
    }
  });
});

describe('LaunchDarkly import', () => {
  const validate = FAMILIES['import-export']!.validatorOf('launchdarkly-import');
  const running = () => sampleOf<{status: Entry} & Entry>('import-export', 'launchdarkly-import');

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

describe('webhooks', () => {
  const samples = samplesIn('webhooks').map((sample) => ({sample, body: sampleOf<Payload>('webhooks', sample)}));

  it.each(Object.keys(EVENTS))('%s has an example', (event) => {
    expect(samples.filter(({body}) => body.event_type === event)).not.toEqual([]);
  });

  it.each(samples)('$sample has sorted keys, as the platform sends them', ({body}) => {
    expect(unsortedObject(body)).toBeUndefined();
  });

  it('show a full audit entry, not the short one of the test button', () => {
    const {data} = sampleOf<Payload>('webhooks', 'audit-log-created');
    expect(Object.keys(data)).toEqual([
      'author',
      'created_date',
      'environment',
      'id',
      'is_system_event',
      'log',
      'project',
      'related_object_id',
      'related_object_type',
      'related_object_uuid',
    ]);
    expect(Object.keys(data['environment'] ?? {})).toHaveLength(17);
    expect(Object.keys(data['project'] ?? {})).toHaveLength(17);
  });

  const updated = sampleOf<Payload>('webhooks', 'flag-updated');
  it.each([
    ['an unknown event type', {event_type: 'FLAG_CREATED', data: {}}, 'FLAG_UPDATED'],
    ['a missing envelope', {changed_by: '', timestamp: '', new_state: null}, 'FLAG_UPDATED'],
    [
      'a state with a misspelt key',
      {...updated, data: {...updated.data, new_state: {...(updated.data['new_state'] as object), feature_value: 'blue'}}},
      'FLAG_UPDATED',
    ],
    ['a deletion that still has a new state', {...updated, event_type: 'FLAG_DELETED'}, 'FLAG_DELETED'],
  ])('reject %s', (_name, body, event) => {
    expect(eventValidator(event)(body)).toBe(false);
  });
});

/** Where the keys of an object do not stand in order, at any depth. */
function unsortedObject(value: Json, at = '$'): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const keys = Object.keys(value);
  if (!Array.isArray(value) && keys.join() !== [...keys].sort().join()) return at;
  return Object.entries(value)
    .map(([key, child]) => unsortedObject(child, `${at}.${key}`))
    .find(Boolean);
}

describe('integrations', () => {
  type Integration = {id: string; href: string; level: string; levels: string[]; native: boolean} & Record<
    'kind' | 'plan' | 'direction',
    string
  >;
  const integrations = readJson<Integration[]>('data/integrations.json');
  const samples = samplesIn('integrations');

  it('have a sample where they send data, and their page shows it', () => {
    const senders = integrations.filter((entry) => entry.native && entry.direction === 'sends');
    expect(senders.length).toBeGreaterThan(0);
    for (const {id, href} of senders) {
      expect(samples, id).toContain(id);
      expect(pages.find(({file}) => file === `docs${href}.mdx`)?.body, id).toContain(`sample="json/integrations/${id}.json"`);
    }
  });

  it.each(samples)('reject a payload of %s that has lost its fields', (sample) => {
    const schema = {...readJson<object>(schemaFile('integrations', sample)), $comment: 'negative check'};
    expect(integration.compile(schema)({})).toBe(false);
  });

  it('name each page once, with known values', () => {
    expect(new Set(integrations.map(({id}) => id)).size).toBe(integrations.length);
    for (const entry of integrations) {
      expect(existsSync(path.join('docs', `${entry.href}.mdx`)), entry.href).toBe(true);
      expect(['analytics', 'apm', 'project-management', 'infrastructure', 'webhook']).toContain(entry.kind);
      expect(entry.levels).toContain(entry.level);
      for (const level of entry.levels) expect(['organisation', 'project', 'environment']).toContain(level);
      expect(['free', 'start-up', 'scale-up', 'enterprise']).toContain(entry.plan);
      expect(['sends', 'receives']).toContain(entry.direction);
    }
  });

  it('are all pages of the section, without the pages behind one', () => {
    const isBehind = (page: string) => integrations.some(({href}) => page.startsWith(`${href}/`));
    const listed = pages
      .map(({file}) => file.replace(/^docs|\.mdx$/g, ''))
      .filter((page) => page.startsWith('/integrations/') && !page.endsWith('/index') && !isBehind(page));
    expect(listed.sort()).toEqual(integrations.map(({href}) => href).sort());
  });
});
