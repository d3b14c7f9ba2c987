import {describe, expect, it} from 'vitest';

import {withBaseUrl} from '../node/content/withBaseUrl';

describe('withBaseUrl', () => {
  it.each([
    ['<a href="/clients/">x</a>', '<a href="/docs/clients/">x</a>'],
    ['<a class="x" title="a > b" href="/">x</a>', '<a class="x" title="a > b" href="/docs/">x</a>'],
    ['<video poster="/a.webp"><source src="/a.webm"></video>', '<video poster="/docs/a.webp"><source src="/docs/a.webm"></video>'],
    [
      '<img src="/a.png" srcset="/a.webp 1x, /b.webp 2x" alt="">',
      '<img src="/docs/a.png" srcset="/docs/a.webp 1x, /docs/b.webp 2x" alt="">',
    ],
    [
      '<a href="//host/x">x</a><a href="https://host/">y</a><a href="#part">z</a>',
      '<a href="//host/x">x</a><a href="https://host/">y</a><a href="#part">z</a>',
    ],
    ['<code>&lt;a href="/x"></code> href="/y"', '<code>&lt;a href="/x"></code> href="/y"'],
  ])('%s', (html, expected) => {
    expect(withBaseUrl(html, '/docs/')).toBe(expected);
    expect(withBaseUrl(html, '/')).toBe(html);
  });
});
