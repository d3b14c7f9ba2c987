import {Script} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {bundleScript} from '../../shared/bundleScript';

const compile = (name: string, build: string) => bundleScript(`plugins/offline/worker/${name}.ts`, {BUILD: JSON.stringify(build)});

describe('the worker', () => {
  it.each(['worker', 'remove'])('is a plain script: %s', (name) => {
    const code = compile(name, 'abc');
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/\bBUILD\b/);
  });

  it('differs between builds and not otherwise', () => {
    expect(compile('worker', 'a')).toBe(compile('worker', 'a'));
    expect(compile('worker', 'a')).not.toBe(compile('worker', 'b'));
  });
});
