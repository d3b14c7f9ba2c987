/**
 * Every page is whole before and after it is hydrated, and no wider than a phone. One of each kind,
 * in `npm test`: axe.spec.ts.
 */
import {rightEdge} from './support/axe';
import {DESKTOP, GROUPS, openWhole, PHONE, ROUTES} from './support/everyPage';
import {expect, test} from './support/site';

test.use({savesData: true});

test('every page is among those that are opened', () => {
  expect(ROUTES.length).toBeGreaterThan(100);
});

for (const group of GROUPS) {
  test(`whole, and no wider than a phone: ${group.join(', ')}`, {tag: '@slow'}, async ({page}) => {
    for (const route of group)
      await test.step(route, async () => {
        await page.setViewportSize({width: DESKTOP, height: 900});
        await openWhole(page, route);
        await page.setViewportSize({width: PHONE, height: 900});
        expect.soft(await rightEdge(page), `${route}: nothing is wider than a phone`).toBeLessThanOrEqual(PHONE);
      });
  });
}
