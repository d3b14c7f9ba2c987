import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {EDITS, editsFor} from '../upgradeEdits';

it.each(Object.values(EDITS).flat())('%s still has %j', (file, from) => {
  expect(readFileSync(file, 'utf8'), 'take the edit out of scripts/lib/upgradeEdits.ts').toContain(from);
});

it('edits nothing for a patch of the present minor release', () => {
  expect(editsFor('3.9.3')).toEqual([]);
  expect(editsFor('3.10.2')).not.toEqual([]);
});
