import {describe, expect, it} from 'vitest';

import {readEnv} from '../env';

describe('addresses in the environment', () => {
  it.each([
    'https://u:p@docs.example.com',
    'https://docs.example.com?x=1',
    'https://docs.example.com/docs',
    'https://docs.example.com/#a',
    'http://*',
  ])('stops at SITE_URL=%s and names it', (SITE_URL) => expect(() => readEnv({SITE_URL})).toThrow('SITE_URL'));
  it.each(['http://*', 'https://u:p@x.example', 'https://x.example/"quoted"', "https://x.example/'", 'ftp://x.example', '//x.example'])(
    'stops at FEEDBACK_URL=%s and names it',
    (FEEDBACK_URL) => expect(() => readEnv({FEEDBACK_URL})).toThrow('FEEDBACK_URL'),
  );
  it.each(['docs', '/docs', 'docs/', '//', '/../', '/docs/../', '/./', '/a b/', 'https://x.example/docs/'])(
    'stops at BASE_URL=%s and names it',
    (BASE_URL) => expect(() => readEnv({BASE_URL})).toThrow('BASE_URL'),
  );
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['/docs/', '/docs/'],
    ['/team/docs.v2/', '/team/docs.v2/'],
  ])('takes BASE_URL=%s', (BASE_URL, baseUrl) => expect(readEnv({BASE_URL}).baseUrl).toBe(baseUrl));
  it('takes ordinary ones', () => {
    expect(readEnv({SITE_URL: 'https://docs.example.com/', FEEDBACK_URL: 'https://x.example/docs?site=1'})).toMatchObject({
      siteUrl: 'https://docs.example.com',
      feedbackUrl: 'https://x.example/docs?site=1',
    });
  });
});
