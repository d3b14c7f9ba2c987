/**
 * A page does one job: with everything unfolded, none is so long that readers only scroll.
 */
import type {Page} from '@playwright/test';

import {DESKTOP, GROUPS, openWhole, PHONE} from './support/everyPage';
import {painted} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

/** Over it: lists of all known problems, and the options of eleven providers on one page. */
const TOO_HIGH = ['/platform/known-problems', '/platform/releases', '/clients/openfeature'];

/** With all that the browser lays out late, and all that a reader can unfold. */
async function heightOf(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      if (element instanceof HTMLDetailsElement) element.open = true;
    }
  });
  await painted(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const [width, limit] of [
  [DESKTOP, 20_000],
  [PHONE, 28_000],
] as const)
  for (const group of GROUPS)
    test(`no page is over ${limit} px high at ${width} px: ${group.join(', ')}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const route of group.filter((each) => !TOO_HIGH.includes(each))) {
        await openWhole(page, route);
        expect.soft(await heightOf(page), route).toBeLessThan(limit);
      }
    });
