/** No accessibility fault on any page, on a desktop in the light mode and on a phone in the dark one. */
import {expectNoViolations} from '../e2e/support/axe';
import {DESKTOP, GROUPS, openWhole, PHONE} from '../e2e/support/everyPage';
import {test} from '../e2e/support/site';

test.use({savesData: true});

for (const group of GROUPS) {
  test(`axe: ${group.join(', ')}`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    for (const route of group)
      await test.step(route, async () => {
        await page.setViewportSize({width: DESKTOP, height: 900});
        await openWhole(page, route);
        await expectNoViolations(page, route, {widths: [DESKTOP], modes: ['light']});
        await expectNoViolations(page, route, {widths: [PHONE], modes: ['dark']});
      });
  });
}
