/**
 * No accessibility fault: a page of each kind in `npm test`; in all widths and modes, and every
 * page, in `npm run test:slow`.
 */
import {expectNoViolations} from './support/axe';
import {DESKTOP, GROUPS, openWhole, PHONE, ROUTES} from './support/everyPage';
import {expect, test} from './support/site';

test.use({savesData: true, colorScheme: 'light', contextOptions: {reducedMotion: 'reduce'}});

const KINDS = [
  '/',
  '/quickstart',
  '/clients/javascript',
  '/deployment/configuration/environment-variables/api',
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

/** Every page at one width in each mode is below; these are quick. */
const QUICK = ['/', '/quickstart'];

for (const route of QUICK) {
  test(`axe: ${route} on a light desktop and a dark phone`, async ({page}) => {
    await openWhole(page, route);
    await expectNoViolations(page, route, {widths: [DESKTOP], modes: ['light']});
    await expectNoViolations(page, route, {widths: [PHONE], modes: ['dark']});
  });
}

for (const route of KINDS) {
  test(`axe: ${route} on a dark desktop and a light phone`, {tag: '@slow'}, async ({page}) => {
    test.slow();
    await openWhole(page, route);
    await expectNoViolations(page, route, {widths: [DESKTOP], modes: ['dark']});
    await expectNoViolations(page, route, {widths: [PHONE], modes: ['light']});
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
