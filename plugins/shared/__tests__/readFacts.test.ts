import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {readFacts, readRelease} from '../readFacts';

describe('facts from data/', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'docs-facts-'));
    mkdirSync(path.join(root, 'data'));
  });
  afterAll(() => rmSync(root, {recursive: true, force: true}));
  const write = (name: string, text: string) => writeFileSync(path.join(root, 'data', name), text);

  it.each([
    ['{}', 'data/release.json: field "version" is missing or not a text'],
    ['', 'data/release.json cannot be read as JSON'],
    ['{"version": "2", "date": "2026-08-21", "url": "x"}', 'data/release.json: field "version" is "2"'],
    ['{"version": "2.1.0", "date": "soon", "url": "x"}', 'data/release.json: field "date" is "soon"'],
    ['{"version": "2.1.0", "date": "2026-13-41", "url": "x"}', 'data/release.json: field "date" is "2026-13-41"'],
  ])('name what is wrong with %s', (text, message) => {
    write('release.json', text);
    expect(() => readRelease(root)).toThrow(message);
  });

  it.each(['[{"name": "A"}, {"name": 1}]', '[{"name": "A"}, null]', '[{"name": "A"}, {}]'])('name the entry in %s', (text) => {
    write('list.json', text);
    expect(() => readFacts<{name: string}>(root, 'data/list.json', ['name'])).toThrow('data/list.json: entry 2, field "name"');
  });
});
