import {createRequire} from 'node:module';

import {describe, expect, it} from 'vitest';

import pathToRegexp from '../client/pathToRegexp';

// The copy that react-router itself uses.
const fromRouter = createRequire(require.resolve('react-router'));
const real = fromRouter('path-to-regexp') as typeof pathToRegexp;

const PATTERNS = ['/', '/quickstart', '/clients/', '/system-administration/authentication/SAML/', '*', '/search', '/a.b/c-d'];
const PATHS = [
  '/',
  '/quickstart',
  '/quickstart/',
  '/quickstart/x',
  '/Quickstart',
  '/clients',
  '/clients/',
  '/clients/javascript',
  '/a.b/c-d',
  '/axb/c-d',
  '/system-administration/authentication/SAML',
  '',
];

describe('pathToRegexp', () => {
  for (const end of [true, false]) {
    for (const strict of [true, false]) {
      it(`matches what the real one matches, end ${end}, strict ${strict}`, () => {
        for (const pattern of PATTERNS) {
          const options = {end, strict, sensitive: false};
          for (const path of PATHS)
            expect([pattern, path, pathToRegexp(pattern, [], options).exec(path)?.[0]]).toEqual([
              pattern,
              path,
              real(pattern, [], options).exec(path)?.[0],
            ]);
        }
      });
    }
  }

  it('rejects parameters', () => {
    expect(() => pathToRegexp('/users/:id', [])).toThrow(/has parameters/);
  });
});
