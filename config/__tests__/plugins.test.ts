import {readdirSync, readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {features} from '../plugins';

const folders = readdirSync('plugins').filter((name) => name !== 'shared');
/** The table under "Plugins". */
const rows =
  readFileSync('ARCHITECTURE.md', 'utf8')
    .split(/^## Plugins$/m)[1]
    ?.split(/^\| Task .*\n/m)[1]
    ?.split('\n\n')[0] ?? '';

it('names every folder of plugins/', () => {
  expect(features.map(({name}) => name).sort()).toEqual(folders);
});

it('has every plugin in the table of ARCHITECTURE.md, and no other', () => {
  const names = Array.from(rows.matchAll(/`([\w-]+)`/g), ([, name = '']) => name);
  expect(names.sort(), 'the table "Plugins" of ARCHITECTURE.md names each folder of plugins/ once').toEqual(folders);
});

it.each(folders)('%s/index.ts begins with what it does', (name) => {
  expect(readFileSync(`plugins/${name}/index.ts`, 'utf8')).toMatch(/^\/\*\*\n \* \S/);
});
