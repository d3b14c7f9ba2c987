/** No accessibility fault at either width in either colour mode on a page of each kind. Every page: tests/slow/axe.spec.ts. */
import {expectNoViolations} from './support/axe';
import {DESKTOP, openWhole, PHONE, ROUTES} from './support/everyPage';
import {expect, test} from './support/site';

test.use({savesData: true});

const KINDS = [
  '/',
  '/quickstart',
  '/clients/javascript',
  '/deployment/hosting/locally-api',
  '/edge-api/get-flags',
  '/basic-features/segments',
  '/version-comparison',
  '/support/',
  '/search?q=segments',
  '/no-such-page',
];

test('a page of each kind is a page of the site', () => {
  expect(KINDS.filter((route) => !ROUTES.includes(route))).toEqual([]);
});

for (const route of KINDS) {
  test(`axe: ${route} on a desktop and a phone, light and dark`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await openWhole(page, route);
    await expectNoViolations(page, route, {widths: [DESKTOP, PHONE]});
  });
}
