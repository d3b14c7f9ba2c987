/** The table of README.md has the numbers of the run in benchmarks/latest.md. */
import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

it('README.md shows only figures of the latest run, each for its generator', () => {
  const run = readFileSync('benchmarks/latest.md', 'utf8').split('\n');
  const rows = (text: string) => text.split('\n').filter((line) => /^\|/.test(line) && !/^\|[ -]*-[ |-]*$/.test(line));
  const [, table = ''] = readFileSync('README.md', 'utf8').split('## Performance');
  const [names = '', ...figures] = rows(table.split('\n## ')[0] ?? '');
  const cellsOf = (row: string) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
  const missing = figures.flatMap((row) =>
    cellsOf(row).flatMap((cell, at) => {
      const name = cellsOf(names)[at] ?? '';
      const own = run.filter((line) => line.includes(`| ${name} `)).join('\n');
      const numbers = cell.match(/\d+(?:\.\d+)?/g) ?? [];
      return numbers
        .filter((number) => !new RegExp(`\\| ${number.replace('.', '\\.')}(?=[ |])`).test(own))
        .map((number) => `${name}: ${number}`);
    }),
  );
  expect(missing, 'Copy the figures of benchmarks/latest.md').toEqual([]);
  expect(figures.length).toBeGreaterThan(2);
});
