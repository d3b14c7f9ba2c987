import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {checkOutput} from '../node/checkOutput';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'output-'));
  mkdirSync(path.join(dir, 'python'));
  const files = {'a.py': {level: 'executed', stdout: ['first', 'second', 'third']}, 'b.py': {level: 'parsed'}};
  writeFileSync(path.join(dir, 'python/samples.json'), JSON.stringify({label: 'Python', files}));
  writeFileSync(path.join(dir, 'python/a.py'), 'assert digest == "5bdcc146"\n');
});
afterAll(() => rmSync(dir, {recursive: true}));

describe('checkOutput', () => {
  it.each(['first\nsecond\nthird', 'first\nthird', '5bdcc146'])('accepts %j', (shown) => {
    expect(() => checkOutput('python/a.py', shown, dir)).not.toThrow();
  });

  it.each(['firsts', 'second\nfirst', 'first\nfourth', 'digest'])('refuses %j', (shown) => {
    expect(() => checkOutput('python/a.py', shown, dir)).toThrow('samples/python/a.py does not print');
  });

  it('refuses the output of a sample that is not executed', () => {
    expect(() => checkOutput('python/b.py', 'first', dir)).toThrow('is not an executed sample');
  });
});
