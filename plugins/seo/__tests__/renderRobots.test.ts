import {expect, it} from 'vitest';

import {renderRobots} from '../node/renderRobots';

it('allows everything and names the sitemap', () =>
  expect(renderRobots('https://x.test', false)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://x.test/sitemap.xml\n'));
it('forbids everything on a copy that must not be found', () => expect(renderRobots('https://x.test', true)).toContain('Disallow: /'));
