import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {describe, expect, it} from 'vitest';

import {closed, type Json} from '../../scripts/lib/pages/closedSchema';

// The CommonJS build of ajv-formats may arrive wrapped in a namespace object.
const addFormats = ('default' in addFormatsModule ? addFormatsModule.default : addFormatsModule) as unknown as (ajv: Ajv2020) => void;

const root = resolve(import.meta.dirname, '..', '..');
const schemaDir = join(root, 'data', 'schemas', 'webhooks');
const exampleDir = join(root, 'samples', 'json', 'webhooks');
const pages = ['webhooks.mdx', 'webhooks/events.mdx'].map((name) => join(root, 'docs/system-administration', name));

/** Every value the platform sends in `event_type`, with the schema of its payload. */
const eventSchemas: Record<string, string> = {
  FLAG_UPDATED: 'flag-updated.schema.json',
  FLAG_DELETED: 'flag-deleted.schema.json',
  NEW_VERSION_PUBLISHED: 'new-version-published.schema.json',
  AUDIT_LOG_CREATED: 'audit-log-created.schema.json',
};

interface Example {
  event_type: string;
  data: {[key: string]: Json};
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Object keys in the order in which they stand in the file, at every level. */
function unsortedObject(value: Json, path = '$'): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) {
    const keys = Object.keys(value);
    if (keys.join() !== [...keys].sort().join()) return path;
  }
  for (const [key, child] of Object.entries(value)) {
    const found = unsortedObject(child, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

const ajv = new Ajv2020({allErrors: true, strict: true, allowUnionTypes: true});
addFormats(ajv);
for (const file of readdirSync(schemaDir)) ajv.addSchema(closed(readJson<Json>(join(schemaDir, file))) as object);

const validator = (eventType: string) => {
  const file = eventSchemas[eventType];
  if (!file) throw new Error(`No schema is registered for event type ${eventType}`);
  const validate = ajv.getSchema(`webhooks/${file}`);
  if (!validate) throw new Error(`data/schemas/webhooks/${file} is missing`);
  return validate;
};

const exampleFiles = readdirSync(exampleDir).filter((file) => file.endsWith('.json'));
const examples = exampleFiles.map((file) => ({file, body: readJson<Example>(join(exampleDir, file))}));

describe('webhook payload examples', () => {
  it.each(Object.keys(eventSchemas))('%s has an example', (eventType) => {
    expect(examples.filter(({body}) => body.event_type === eventType).map(({file}) => file)).not.toEqual([]);
  });

  it.each(examples)('$file matches its schema', ({body}) => {
    const validate = validator(body.event_type);
    void validate(body);
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(examples)('$file has sorted keys, as the platform sends them', ({body}) => {
    expect(unsortedObject(body as unknown as Json)).toBeUndefined();
  });

  it('shows a full audit entry, not the short one of the test button', () => {
    const {data} = readJson<Example>(join(exampleDir, 'audit-log-created.json'));
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
    expect(Object.keys(data.environment ?? {})).toHaveLength(17);
    expect(Object.keys(data.project ?? {})).toHaveLength(17);
  });

  it.each([
    ['an unknown event type', {event_type: 'FLAG_CREATED', data: {}}, 'FLAG_UPDATED'],
    ['a missing envelope', {changed_by: '', timestamp: '', new_state: null}, 'FLAG_UPDATED'],
    ['a state with a misspelt key', withKey('flag-updated.json', 'feature_value'), 'FLAG_UPDATED'],
    [
      'a deletion that still has a new state',
      {...readJson<Example>(join(exampleDir, 'flag-updated.json')), event_type: 'FLAG_DELETED'},
      'FLAG_DELETED',
    ],
  ])('rejects %s', (_name, body, eventType) => {
    expect(validator(eventType)(body)).toBe(false);
  });

  it('every example is shown on a page about webhooks', () => {
    const text = pages.map((page) => readFileSync(page, 'utf8')).join('');
    expect(exampleFiles.filter((file) => !text.includes(`sample="json/webhooks/${file}"`))).toEqual([]);
  });
});

function withKey(file: string, key: string): Json {
  const body = readJson<{[key: string]: Json}>(join(exampleDir, file));
  const data = body.data as {[key: string]: Json};
  return {...body, data: {...data, new_state: {...(data.new_state as object), [key]: 'blue'}}};
}
