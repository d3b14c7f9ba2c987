import {describe, expect, it} from 'vitest';

import {renderFilter} from '../node/renderFilter';
import {changeRows, problemRows} from '../node/releaseTables';

const FILE = 'data/known-problems/python.json';
const row = (patch: object) => ({id: 'a', symptom: 'It stops', help: 'Restart it.', source: 'https://example.com/x/issues/7', ...patch});
const rowsOf = (rows: object[], current?: string) =>
  problemRows({product: 'python', label: 'Python', rows: rows as never[]}, FILE, current);

describe('problemRows', () => {
  it('puts the newest fixes first', () => {
    const rows = rowsOf([row({id: 'old', fixedIn: '1.9.0'}), row({id: 'new', fixedIn: '1.10.0'})], '2.0.0');
    expect(rows.map(({id}) => id)).toEqual(['new', 'old']);
  });

  it.each([
    [{fixedIn: '8.0.2'}, '9.0.0', '**Fixed in 8.0.2.** Update to 8.0.2 or later. Restart it.'],
    [
      {fixedIn: '9.1.0'},
      '9.0.0',
      '**Fixed in 9.1.0**, which is newer than the release described here. Update to 9.1.0 or later. Restart it.',
    ],
    [{from: '1.0.0'}, '9.0.0', '**Open.** Restart it.'],
    [{fixedIn: '8.0.2', help: 'Update to 8.0.2, or restart it.'}, '9.0.0', '**Fixed in 8.0.2.** Update to 8.0.2 or later, or restart it.'],
  ])('compares %j with the version of the install line, %s', (patch, current, help) => {
    expect(rowsOf([row(patch)], current)[0]?.['help']).toBe(help);
  });

  it.each([
    [{from: '1.0.0', to: '1.2.0'}, '1.0.0 to 1.2.0'],
    [{from: '1.0.0', to: '1.0.0'}, '1.0.0'],
    [{from: '1.0.0', fixedIn: '1.3.0'}, 'From 1.0.0, before 1.3.0'],
    [{from: '1.0.0'}, 'Since 1.0.0'],
    [{to: '1.2.0'}, 'Up to 1.2.0'],
    [{fixedIn: '1.3.0'}, 'Before 1.3.0'],
    [{}, 'All releases'],
  ])('says which releases %j affects', (patch, affected) => {
    expect(rowsOf([row(patch)])[0]?.['affected']).toBe(affected);
  });

  it.each([
    ['https://github.com/a/b/issues/7#issuecomment-1', '#7'],
    ['https://github.com/a/b/releases/tag/v1.2.0', 'v1.2.0'],
    ['https://github.com/a/b/blob/main/CHANGELOG.md', 'CHANGELOG.md'],
  ])('names the source %s', (source, label) => {
    expect(rowsOf([row({source})])[0]?.['source']).toBe(`[${label}](${source})`);
  });

  it.each([
    [{help: undefined}, `${FILE}: rows[0] (a): "help" is missing. Add it as a text.`],
    [{to: '6.2.0', fixedIn: '6.1.9'}, `${FILE}: rows[0] (a): "from", "to" and "fixedIn" are not in this order. Correct one of them.`],
    [{error: ''}, `${FILE}: rows[0] (a): "error" is empty. Write it, or leave the field out.`],
    [{fixedIn: 'v8'}, `${FILE}: rows[0] (a): "fixedIn" is "v8". Write a release such as 2.265.0, without a "v".`],
    [{fixed: '8.0.0'}, `${FILE}: rows[0] (a): "fixed" is no field of a row. Remove it, or correct its name.`],
    [{source: 'CHANGELOG.md'}, /"source" is "CHANGELOG.md". Write the https:\/\/ address/],
  ])('rejects %j with the file, the row, the field and the remedy', (patch, message) => {
    expect(() => rowsOf([row(patch)])).toThrow(message);
  });
});

describe('changeRows', () => {
  it('rejects a kind that it does not know', () => {
    const change = {product: 'platform', release: '2.0.0', kind: 'fix', change: 'X', source: 'https://example.com/a'};
    expect(() => changeRows([change], 'data/upgrades.json')).toThrow(
      /^data\/upgrades\.json: rows\[0\] \(2\.0\.0\): "kind" is "fix"\. Write one of /,
    );
  });

  it('puts the newest release first', () => {
    const change = {product: 'platform', kind: 'default', change: 'X', source: 'https://example.com/a'};
    expect(
      changeRows(
        [
          {...change, release: '2.99.0'},
          {...change, release: '2.100.0'},
        ],
        'f',
      ).map(({release}) => release),
    ).toEqual(['2.100.0', '2.99.0']);
  });
});

describe('renderFilter', () => {
  const rows = ['python', 'go'].map((product) => ({product, label: product, current: '1.0.0'}));

  it('asks for a product only if there are several', () => {
    expect(renderFilter(rows, 'version')).toContain('<option value="go" data-current="1.0.0">go</option>');
    expect(renderFilter(rows.slice(1), 'upgrade')).toMatch(/^<form[^>]*><label>From release<input name="from" placeholder="1.0.0">/);
    expect(renderFilter(rows, undefined)).not.toContain('<select');
  });
});
