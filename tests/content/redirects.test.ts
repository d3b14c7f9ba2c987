import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {parseRedirects} from '../../plugins/shared/parseRedirects';
import {readPages} from './lib/pages';

const redirects = parseRedirects(readFileSync('data/redirects.json', 'utf8'), 'data/redirects.json');
const routes = new Set(readPages(process.cwd()).map(({route}) => route));

describe('redirects from old addresses', () => {
  it.each(redirects.map(({from, to}) => [from, to] as const))('%s lands on a page', (from, to) => {
    expect(routes.has(to.split('#')[0] ?? ''), `${to} is no route`).toBe(true);
    expect(routes.has(from) || routes.has(`${from}/`), `${from} is a page itself`).toBe(false);
  });
});
