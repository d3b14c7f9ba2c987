import {Script} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {compileWorker} from '../node/compileWorker';

describe('compileWorker', () => {
  it.each(['worker', 'remove'])('makes a plain script of %s', (name) => {
    const code = compileWorker(`plugins/offline/worker/${name}.ts`, {BUILD: 'abc'});
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/^(import|export|declare) /m);
    expect(code.startsWith('const BUILD = "abc";\n')).toBe(true);
  });

  it('differs between builds and not otherwise', () => {
    const make = (build: string) => compileWorker('plugins/offline/worker/worker.ts', {BUILD: build});
    expect(make('a')).toBe(make('a'));
    expect(make('a')).not.toBe(make('b'));
  });
});
