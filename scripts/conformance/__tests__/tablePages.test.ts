import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {pageOfRow} from '../tablePages';

type Row = {path: string};
const TABLE = 'data/tables/admin-api-endpoints.json';
const {rows} = JSON.parse(readFileSync(TABLE, 'utf8')) as {rows: Row[]};
const place = (path: string) => `${TABLE}:${rows.findIndex((row) => row.path === path)}`;

describe('pageOfRow', () => {
  it('is the page whose part of the table has the row', () => {
    expect(pageOfRow(place('/projects/{project_id}/tags/'), 'clients/rest')).toBe('clients/rest/features');
    expect(pageOfRow(place('/flags/'), 'clients/rest')).toBe('clients/rest');
  });

  it('is the named page for what stands in no table', () => {
    expect(pageOfRow('docs/clients/rest.mdx:12:', 'clients/rest')).toBe('clients/rest');
  });
});
