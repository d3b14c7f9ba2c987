/**
 * A page does one job: with everything unfolded, none is so long that readers only scroll.
 */
import type {Page} from '@playwright/test';

import {DESKTOP, GROUPS, openWhole, PHONE} from './support/everyPage';
import {painted} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

/** The list of all known problems, of which a reader unfolds one. */
const TOO_HIGH = '/platform/known-problems';

/** With all that the browser lays out late, and all that a reader can unfold. */
async function sizeOf(page: Page): Promise<{width: number; height: number}> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      if (element instanceof HTMLDetailsElement) element.open = true;
    }
  });
  await painted(page);
  return page.evaluate(() => ({width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight}));
}

for (const [width, limit] of [
  [DESKTOP, 20_000],
  [PHONE, 28_000],
] as const)
  for (const group of GROUPS)
    test(`no page is over ${limit} px high or scrolls sideways at ${width} px: ${group.join(', ')}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const route of group) {
        await openWhole(page, route);
        const size = await sizeOf(page);
        expect.soft(size.width, route).toBeLessThanOrEqual(width);
        if (route !== TOO_HIGH) expect.soft(size.height, route).toBeLessThan(limit);
      }
    });
