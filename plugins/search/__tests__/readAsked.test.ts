import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {listPlaces} from '../node/addresses';
import {readAsked} from '../node/readAsked';
import type {AskData} from '../types';
import {PAGES} from './support';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'asked-'))));
afterAll(() => rmSync(folder, {recursive: true}));

function read(content: string): AskData['asked'] {
  const file = path.join(folder, 'asked.json');
  writeFileSync(file, content);
  return readAsked(file, listPlaces(PAGES, '/'));
}

describe('readAsked', () => {
  it('reads lines by the number of their section', () => {
    expect(read('{"/segments#overrides": ["who wins", "priority"], "/kubernetes": ["k8s"]}')).toEqual([
      [1, 'who wins', 'priority'],
      [2, 'k8s'],
    ]);
  });

  it('names everything that is gone in one error, with its line', () => {
    expect(() => read('{\n"/segments#gone": ["x"],\n"/segments": [],\n"/gone": ["x"]}')).toThrow(
      /asked\.json:2: there is no section \/segments#gone\. .*\n.*:3: "\/segments" needs a list.*\n.*:4: there is no section \/gone/,
    );
  });

  it.each(['{}', '"line"', '[]', '["line", ""]', '[" "]', '[1]'])('refuses %s for a list of lines', (lines) => {
    expect(() => read(`{"/segments": ${lines}}`)).toThrow('asked.json:1: "/segments" needs a list of lines');
  });

  it('names a file that is not JSON', () => expect(() => read('{"/segments": [}')).toThrow(/asked\.json is not JSON: /));
});
