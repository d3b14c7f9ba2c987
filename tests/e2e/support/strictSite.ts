/** The site, where an error, a dialog or a crash fails the test. */
import type {Page} from '@playwright/test';

import {HYDRATED} from './settled';
import {expect, test as base} from './site';

/**
 * What a page must not do, collected while a test runs and checked at its end. A refusal by the
 * policy would mean that markup got in.
 */
export const test = base.extend<{errors: string[]}>({
  errors: [
    async ({page}, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      page.on('dialog', (dialog) => {
        errors.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(errors);
      expect(errors).toEqual([]);
      await expect(page.getByText('This page crashed')).toHaveCount(0);
    },
    {auto: true},
  ],
});

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A sign of life starts the application.
  await page.mouse.move(300, 300, {steps: 2});
  await page.mouse.move(310, 310, {steps: 2});
  await page.waitForSelector(HYDRATED);
}

/** Markup that could only come from the input. */
export async function expectOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const own = [...document.querySelectorAll('*')].filter((node) =>
      [...node.attributes].some(
        ({name, value}) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|srcdoc)$/i.test(name) &&
            /^\s*(javascript:|data:text|https?:\/\/attacker|\/\/attacker|x$)/i.test(value)),
      ),
    );
    const pwned = (window as {pwned?: unknown}).pwned ?? ({} as {pwned?: unknown}).pwned;
    return {
      own: own.map((node) => node.outerHTML.slice(0, 200)),
      pwned,
      base: document.querySelectorAll('base, meta[http-equiv=refresh], iframe').length,
    };
  });
  expect(found).toEqual({own: [], pwned: undefined, base: 0});
}
