import {describe, expect, it} from 'vitest';

import {pageKey} from '../client/pageKey';

describe('pageKey', () => {
  it.each([
    ['/', '/'],
    ['/clients/', '/clients'],
    ['/clients/index.html', '/clients'],
    ['/clients.html', '/clients'],
    ['/caf%C3%A9', '/café'],
    // Decoded once already, or never to be decoded: no error, which would show the crash page.
    ['/100%', '/100%'],
    ['/%ff', '/%ff'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%', '/%'],
  ])('of %s is %s', (pathname, key) => {
    expect(pageKey(pathname)).toBe(key);
  });
});
