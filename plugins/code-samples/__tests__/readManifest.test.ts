import {describe, expect, it} from 'vitest';

import {describeSample, parseManifest, readManifest} from '../node/readManifest';

const valid = {label: 'Python', sdk: 'python', level: 'parsed', files: {'a.py': {level: 'executed', stdout: ['1']}}};

describe('parseManifest', () => {
  it('accepts a complete manifest', () => {
    expect(parseManifest(valid, 'm')).toEqual(valid);
  });

  it('fills in what is left out', () => {
    expect(parseManifest({label: 'SQL'}, 'm')).toEqual({label: 'SQL', sdk: null, level: 'parsed', files: {}});
  });

  it.each([
    [[], 'must be of type object'],
    [{}, '"label" is required'],
    [{label: 'a', sdk: 1}, '"sdk" must be'],
    [{label: 'a', level: 'ran'}, '"level" must be one of [executed, compiled, parsed]'],
    [{label: 'a', runtime: 'deno'}, '"runtime" must be one of [browser, node]'],
    [{label: 'a', replace: {x: 1}}, '"replace.x" must be a string'],
    [{label: 'a', files: {'a.py': {output: []}}}, '"files.a.py.output" is not allowed'],
    [{label: 'a', files: {'a.py': {level: 'executed'}}}, 'is executed but asserts nothing'],
    [{label: 'a', level: 'executed', files: {'a.py': {}}}, 'is executed but asserts nothing'],
    [{label: 'a', files: {'a.py': {stdout: 'x'}}}, '"files.a.py.stdout" must be an array'],
    [{label: 'a', files: {'a.py': {contains: ['']}}}, '"files.a.py.contains[0]" is not allowed to be empty'],
    [{label: 'a', files: {'a.py': {exitCode: '1'}}}, '"files.a.py.exitCode" must be a number'],
  ])('rejects %j', (data, message) => {
    expect(() => parseManifest(data, 'm')).toThrow(message);
  });
});

describe('readManifest', () => {
  it('treats a folder without a manifest as plain files', () => {
    expect(readManifest('nowhere', 'sql')).toEqual({label: 'sql', sdk: null, level: 'parsed', files: {}});
  });
});

describe('describeSample', () => {
  const manifest = parseManifest({...valid, files: {...valid.files, 'b.py': {sdk: null}}}, 'm');

  it('prefers the entry of the file', () => {
    expect(describeSample(manifest, 'a.py')).toEqual({level: 'executed', sdk: 'python'});
    expect(describeSample(manifest, 'b.py')).toEqual({level: 'parsed', sdk: null});
  });

  it('uses the defaults of the folder for other files', () => {
    expect(describeSample(manifest, 'c.py')).toEqual({level: 'parsed', sdk: 'python'});
  });
});
