import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {parseRedirects} from '../../plugins/shared/parseRedirects';
import {readPages} from '../../plugins/shared/pageSource';

const redirects = parseRedirects(readFileSync('data/redirects.json', 'utf8'), 'data/redirects.json');
const routes = new Set(readPages(process.cwd()).map(({route}) => route));

describe('redirects from old addresses', () => {
  it.each(redirects.map(({from, to}) => [from, to] as const))('%s lands on a page', (from, to) => {
    expect(routes.has(to.split('#')[0] ?? ''), `${to} is no route`).toBe(true);
    expect(routes.has(from) || routes.has(`${from}/`), `${from} is a page itself`).toBe(false);
  });

  it.each([
    ['/architecture', '/system-administration/architecture'],
    ['/self-hosting', '/deployment/'],
    // The section has no page of its own, so its first page stands for it.
    ['/system-administration', '/system-administration/architecture'],
    ['/third-party-integrations/project-management/gitlab', '/integrations/project-management/gitlab'],
  ])('%s leads to the page on its own subject', (from, to) => {
    expect(redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
  });
});
