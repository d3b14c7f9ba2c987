import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {describe, expect, it} from 'vitest';

type Integration = {
  id: string;
  name: string;
  href: string;
  kind: string;
  level: string;
  levels: string[];
  plan: string;
  direction: string;
  native: boolean;
  deployment: string[];
  summary: string;
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const samplesDir = path.join(root, 'samples/json/integrations');
const schemasDir = path.join(root, 'data/schemas/integrations');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const integrations = readJson(path.join(root, 'data/integrations.json')) as Integration[];
const samples = readdirSync(samplesDir)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

const ajv = new Ajv2020({allErrors: true, strict: true, strictTypes: false, allowUnionTypes: true});
// The CommonJS build exposes the plugin as the default export of its default export.
const addFormats = ('default' in addFormatsModule ? addFormatsModule.default : addFormatsModule) as unknown as (target: Ajv2020) => void;
addFormats(ajv);

describe('integration payload samples', () => {
  it.each(samples)('%s matches its schema', (name) => {
    const validate = ajv.compile(readJson(path.join(schemasDir, `${name}.schema.json`)) as object);
    const valid = validate(readJson(path.join(samplesDir, `${name}.json`)));
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has no schema without a sample', () => {
    const schemas = readdirSync(schemasDir).map((file) => file.replace(/\.schema\.json$/, ''));
    expect(schemas.filter((name) => !samples.includes(name))).toEqual([]);
  });

  it('has a sample for every integration that sends data, and its page shows it', () => {
    const senders = integrations.filter((entry) => entry.native && entry.direction === 'sends');
    expect(senders.length).toBeGreaterThan(0);
    for (const entry of senders) {
      expect(samples, entry.id).toContain(entry.id);
      const page = readFileSync(path.join(root, `docs${entry.href}.mdx`), 'utf8');
      expect(page, entry.id).toContain(`sample="json/integrations/${entry.id}.json"`);
    }
  });

  it('rejects a payload that has lost a field', () => {
    for (const name of samples) {
      const validate = ajv.compile({...(readJson(path.join(schemasDir, `${name}.schema.json`)) as object), $comment: 'negative check'});
      expect(validate({}), name).toBe(false);
    }
  });
});

describe('list of integrations', () => {
  it('names each page once, with known values', () => {
    expect(new Set(integrations.map((entry) => entry.id)).size).toBe(integrations.length);
    for (const entry of integrations) {
      expect(existsSync(path.join(root, `docs${entry.href}.mdx`)), entry.href).toBe(true);
      expect(['analytics', 'apm', 'project-management', 'infrastructure', 'webhook']).toContain(entry.kind);
      expect(entry.levels).toContain(entry.level);
      for (const level of entry.levels) expect(['organisation', 'project', 'environment']).toContain(level);
      expect(['free', 'start-up', 'scale-up', 'enterprise']).toContain(entry.plan);
      expect(['sends', 'receives']).toContain(entry.direction);
    }
  });

  it('lists every page of the section, not the pages behind one', () => {
    const base = path.join(root, 'docs/integrations');
    const isBehind = (page: string) => integrations.some(({href}) => page.startsWith(`${href}/`));
    const pages = readdirSync(base, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx') && !/(^|\/)index\.mdx$/.test(file))
      .map((file) => `/integrations/${file.replace(/\.mdx$/, '')}`)
      .filter((page) => !isBehind(page));
    expect(pages.sort()).toEqual(integrations.map((entry) => entry.href).sort());
  });
});
