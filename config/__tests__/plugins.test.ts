import {readdirSync, readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {features} from '../plugins';

const folders = readdirSync('plugins').filter((name) => name !== 'shared');
/** The table under "Where things are". */
const rows =
  readFileSync('CONTRIBUTING.md', 'utf8')
    .split(/^\| Plugin .*\n/m)[1]
    ?.split('\n\n')[0] ?? '';

it('names every folder of plugins/', () => {
  expect(features.map(({name}) => name).sort()).toEqual(folders);
});

it.each(folders)('%s is in the table of CONTRIBUTING, and its index.ts begins with what it does', (name) => {
  expect(rows.includes(`\`${name}\``), `add plugins/${name} to the table of plugins in CONTRIBUTING.md`).toBe(true);
  expect(readFileSync(`plugins/${name}/index.ts`, 'utf8')).toMatch(/^\/\*\*\n \* \S/);
});
