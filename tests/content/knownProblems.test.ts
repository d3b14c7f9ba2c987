/** Every known problem and every change is on its pages, and search reads it on one of them. */
import {describe, expect, it} from 'vitest';

import {readTable} from '../../plugins/data-tables/node/readTable';
import {selectRows, type Row} from '../../plugins/data-tables/node/tableData';
import {readPages} from '../../plugins/shared/pageSource';

const root = process.cwd();
const TAG = /<DataTable name="([^"]*)" where="([^"]*)"[^>]*>/g;
const tags = readPages(root).flatMap(({file, body}) =>
  [...body.matchAll(TAG)].map(([tag, name, where]) => ({file, name, where, isSearched: !tag.includes('search="false"')})),
);
const tagsWith = (name: string, row: Row) => tags.filter((tag) => tag.name === name && selectRows([row], tag.where).length > 0);
const known = readTable(root, 'known-problems').rows;

describe('known problems', () => {
  it('have an id of their own', () => {
    expect(new Set(known.map(({id}) => id)).size).toBe(known.length);
  });

  it.each([
    ['on the page of all products', ({file}: {file: string}) => file === 'docs/platform/known-problems.mdx'],
    ['where search reads them, once', ({isSearched}: {isSearched: boolean}) => isSearched],
  ])('are %s', (_title, isWanted) => {
    const wrong = known.filter((row) => tagsWith('known-problems', row).filter(isWanted).length !== 1);
    expect(wrong.map(({id}) => id)).toEqual([]);
  });
});

describe('changes between releases', () => {
  it('are on the page about upgrades', () => {
    const wrong = readTable(root, 'upgrades').rows.filter(
      (row) =>
        tagsWith('upgrades', row)
          .map(({file}) => file)
          .join() !== 'docs/deployment/upgrade.mdx',
    );
    expect(wrong.map(({release, change}) => `${release}: ${change}`)).toEqual([]);
  });
});
