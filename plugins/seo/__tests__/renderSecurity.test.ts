import {expect, it} from 'vitest';

import {renderSecurity} from '../node/renderSecurity';

it('is at the root of the host and names a page of the site, wherever the site is', () =>
  expect(renderSecurity('https://x.test', 'https://x.test/docs', {email: 'a@x.test', expires: '2030-01-02', policy: '/security'}))
    .toMatchInlineSnapshot(`
    "Contact: mailto:a@x.test
    Expires: 2030-01-02T00:00:00Z
    Preferred-Languages: en
    Canonical: https://x.test/.well-known/security.txt
    Policy: https://x.test/docs/security
    "
  `));
