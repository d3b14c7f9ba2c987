/**
 * No accessibility fault: a page of each kind in `npm test`; in all widths and modes, and every
 * page, in `npm run test:slow`.
 */
import {expectNoViolations, rightEdge} from './support/axe';
import {DESKTOP, GROUPS, openWhole, PHONE, ROUTES} from './support/everyPage';
import {expect, test} from './support/site';

test.use({savesData: true, colorScheme: 'light', contextOptions: {reducedMotion: 'reduce'}});

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

test('every page is among those that are opened, and each kind is one of them', () => {
  expect(ROUTES.length).toBeGreaterThan(100);
  expect(KINDS.filter((route) => !ROUTES.includes(route))).toEqual([]);
});

/** Axe takes most of a minute for each of these. */
const LONG = ['/clients/javascript', '/deployment/hosting/locally-api', '/basic-features/segments', '/edge-api/get-flags'];

for (const route of KINDS.filter((each) => !LONG.includes(each))) {
  test(`axe: ${route} on a light desktop and a dark phone`, async ({page}) => {
    await openWhole(page, route);
    await expectNoViolations(page, route, {widths: [DESKTOP], modes: ['light']});
    await expectNoViolations(page, route, {widths: [PHONE], modes: ['dark']});
  });
}

for (const route of LONG) {
  test(`${route} is whole, and no wider than a phone`, async ({page}) => {
    await openWhole(page, route);
    await page.setViewportSize({width: PHONE, height: 900});
    expect(await rightEdge(page)).toBeLessThanOrEqual(PHONE);
  });
}

for (const route of KINDS) {
  test(`axe: ${route} on a desktop and a phone, light and dark`, {tag: '@slow'}, async ({page}) => {
    test.slow();
    await openWhole(page, route);
    await expectNoViolations(page, route, {widths: [DESKTOP, PHONE]});
  });
}

for (const group of GROUPS) {
  test(`axe: ${group.join(', ')}`, {tag: '@slow'}, async ({page}) => {
    test.slow();
    for (const route of group)
      await test.step(route, async () => {
        await page.setViewportSize({width: DESKTOP, height: 900});
        await openWhole(page, route);
        await expectNoViolations(page, route, {widths: [DESKTOP], modes: ['light']});
        await expectNoViolations(page, route, {widths: [PHONE], modes: ['dark']});
      });
  });
}
