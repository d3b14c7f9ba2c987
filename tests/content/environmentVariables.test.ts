/**
 * The environment variable tables stay complete: no documented variable is lost, and every row says
 * what a self-hoster needs.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

type Row = Record<string, string>;
type Table = {columns: {key: string}[]; rows: Row[]};

const COMPONENTS = new Set(['api', 'task-processor', 'dashboard', 'edge-proxy', 'sse']);
const EDITIONS = new Set(['all', 'enterprise', 'saas']);
const SERVER_COMPONENTS = ['api', 'task-processor'];

const root = process.cwd();
const readTable = (name: string): Table => JSON.parse(readFileSync(path.join(root, 'data/tables', `${name}.json`), 'utf8')) as Table;
const componentsOf = (row: Row): string[] => (row.component ?? '').split(/\s*,\s*/).filter(Boolean);

const variables = readTable('environment-variables').rows;
const obsolete = readTable('obsolete-environment-variables').rows;
const expected = readFileSync(path.join(root, 'tests/content/__fixtures__/environment-variables.txt'), 'utf8').split('\n').filter(Boolean);

describe('environment variables', () => {
  it('lists every variable that the API and the Task Processor read', () => {
    const documented = new Set(
      variables.filter((row) => componentsOf(row).some((part) => SERVER_COMPONENTS.includes(part))).map((row) => row.name),
    );
    expect(expected.filter((name) => !documented.has(name))).toEqual([]);
  });

  it('gives every variable a type, a default, an effect and a group', () => {
    const incomplete = variables.filter((row) => ['name', 'type', 'default', 'effect', 'group'].some((key) => !row[key]?.trim()));
    expect(incomplete.map((row) => row.name)).toEqual([]);
  });

  it('knows every component and edition', () => {
    const unknown = variables.filter((row) => {
      const components = componentsOf(row);
      return components.length === 0 || components.some((part) => !COMPONENTS.has(part)) || !EDITIONS.has(row.edition ?? '');
    });
    expect(unknown.map((row) => row.name)).toEqual([]);
  });

  it('names a variable once per component', () => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const row of variables) {
      for (const component of componentsOf(row)) {
        const key = `${component} ${row.name}`;
        if (seen.has(key)) twice.push(key);
        seen.add(key);
      }
    }
    expect(twice).toEqual([]);
  });

  it('shows every group on a page', () => {
    const folder = path.join(root, 'docs/deployment/configuration/environment-variables');
    const pages = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const groups = [...new Set(variables.map((row) => row.group))];
    expect(groups.filter((group) => !pages.some((page) => page.includes(`group=${group}"`)))).toEqual([]);
  });

  it('lists no variable as obsolete for a component that reads it', () => {
    const read = new Set(variables.flatMap((row) => componentsOf(row).map((component) => `${component} ${row.name}`)));
    const wrong = obsolete
      .flatMap((row) => componentsOf(row).map((component) => `${component} ${row.name}`))
      .filter((key) => read.has(key));
    expect(wrong).toEqual([]);
  });

  it('says what to use instead of an obsolete variable', () => {
    expect(obsolete.filter((row) => !row.replacement?.trim()).map((row) => row.name)).toEqual([]);
  });
});

describe('Edge Proxy configuration keys', () => {
  it('gives every key a type, a default and an effect, once', () => {
    const keys = readTable('edge-proxy-config').rows;
    expect(keys.filter((row) => ['key', 'type', 'default', 'effect'].some((field) => !row[field]?.trim())).map((row) => row.key)).toEqual(
      [],
    );
    expect(new Set(keys.map((row) => row.key)).size).toBe(keys.length);
  });
});
