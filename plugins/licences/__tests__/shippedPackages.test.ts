import {describe, expect, it} from 'vitest';

import {renderLicences} from '../node/renderLicences';
import {shippedPackages} from '../node/shippedPackages';

describe('shippedPackages', () => {
  it('returns each package once, scoped and nested ones too', () => {
    expect(
      shippedPackages([
        '/s/src/a.ts',
        '/s/node_modules/react/index.js',
        '/s/node_modules/react/jsx.js',
        '/s/node_modules/@a/b/x.js',
        '/s/node_modules/@a/b/node_modules/c/y.js',
      ]),
    ).toEqual([
      {name: '@a/b', folder: '/s/node_modules/@a/b'},
      {name: 'c', folder: '/s/node_modules/@a/b/node_modules/c'},
      {name: 'react', folder: '/s/node_modules/react'},
    ]);
  });
});

describe('renderLicences', () => {
  it('lists the packages, then their texts', () => {
    const text = renderLicences([{name: 'a', version: '1.0.0', licence: 'MIT', text: ' Text of a. '}]);
    expect(text).toContain('a 1.0.0: MIT');
    expect(text).toContain('a 1.0.0 (MIT)\n\nText of a.\n');
  });
});
