/**
 * Links that others made to sections of these pages keep working: an id of the build of November
 * 2026 is on its page still, or in the page's `moved` (guide/writing.md, Moved sections).
 */
import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {readBuiltPages} from './lib/builtSite';

const pages = new Map(readBuiltPages().map((page) => [page.route, page]));
const former = [...readFileSync('tests/content/__fixtures__/former-ids.txt', 'utf8').matchAll(/^(\/.*)\n {2}(.*)$/gm)].map(
  ([, route = '', ids = '']) => [route, ids.split(' ')] as const,
);

describe('links to sections', () => {
  it.each(former)('%s has all its former sections or says where they are', (route, ids) => {
    const page = pages.get(route);
    const lost = ids.filter((id) => !page?.ids.has(id) && !leadsSomewhere(page?.moved.get(id)));
    expect(lost).toEqual([]);
  });
});

function leadsSomewhere(address = ''): boolean {
  const [route = '', id = ''] = address.split('#');
  return pages.get(route.replace(/\/$/, '') || '/')?.ids.has(id) ?? false;
}
