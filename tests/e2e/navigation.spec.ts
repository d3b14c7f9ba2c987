/** Routes, scrolling and the keyboard (tests/specification.md 2.7 to 2.9). */
import {HYDRATED, hold, painted} from './support/settled';
import {expect, test} from './support/site';

test.describe('addresses', () => {
  test('a path ending in .html or /index.html is trimmed to its clean path, query and hash kept', async ({page, siteUrl}) => {
    // Hosts that serve the file instead of redirecting leave the ending to the page itself.
    await page.route('**/quickstart.html*', async (route) => route.fulfill({response: await route.fetch({url: `${siteUrl}/quickstart`})}));
    await page.goto('/quickstart.html?a=1#related');
    await page.waitForSelector(HYDRATED);
    expect(page.url()).toBe(`${siteUrl}/quickstart?a=1#related`);
    await page.route('**/clients/index.html*', async (route) => route.fulfill({response: await route.fetch({url: `${siteUrl}/clients/`})}));
    await page.goto('/clients/index.html?b=2');
    await page.waitForSelector(HYDRATED);
    expect(page.url()).toBe(`${siteUrl}/clients/?b=2`);
  });

  test('any other path shows a not-found page with its own title, a search box and close titles', async ({page}) => {
    const response = await page.goto('/basic-features/segmnts');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /segment/i})
        .first(),
    ).toHaveAttribute('href', '/basic-features/segments');
  });

  test('an old address that reaches the not-found page leads to its new page', {tag: '@slow'}, async ({page, siteUrl}) => {
    await page.route('**/clients/python', async (route) =>
      route.fulfill({status: 404, response: await route.fetch({url: `${siteUrl}/no-such-page`})}),
    );
    await page.goto('/clients/python?x=1');
    await page.waitForURL(`${siteUrl}/clients/server-side?x=1`);
  });
});

test.describe('scrolling', () => {
  test('goes to the hash target, or to the top if none', async ({page}) => {
    await page.goto('/system-administration/webhooks');
    await page.waitForSelector(HYDRATED);
    const id = (await page.locator('.markdown h2[id]').nth(4).getAttribute('id')) ?? '';
    await page.locator(`.theme-doc-toc-desktop a[href$="#${id}"]`).click();
    await expect.poll(() => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(140);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Audit log'}).first().click();
    await expect(page).toHaveURL(/audit-logs$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto(`/system-administration/webhooks#${id}`);
    await expect.poll(() => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(140);
  });

  test('links inside the text navigate without a page load', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(HYDRATED);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('.markdown').getByRole('link', {name: 'Task Processor'}).first().click();
    await expect(page).toHaveURL(/task-processor$/);
    expect(await page.evaluate(() => (window as {sameDocument?: boolean}).sameDocument)).toBe(true);
  });
});

test.describe('a section that has moved to another page', () => {
  const former = '/system-administration/webhooks#event-types';
  const present = '/system-administration/webhooks/events#event-types';

  test('is where a link to its former place leads', async ({page, siteUrl}) => {
    await page.goto(former);
    await page.waitForURL(siteUrl + present);
    await page.goto('/basic-features/segments');
    await page.waitForSelector(HYDRATED);
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('.static-html a[href^="/"]');
      if (link) link.href = href;
      link?.click();
    }, former);
    await page.waitForURL(siteUrl + present);
  });

  test('is a link at the end of its former page without scripts', {tag: '@chromium'}, async ({browser, siteUrl}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(siteUrl + former);
    const link = page.getByRole('navigation', {name: 'Moved'}).getByRole('link', {name: present});
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(siteUrl + present);
    await context.close();
  });
});

test('a thin progress bar appears after a 200 ms delay', async ({page}) => {
  await page.clock.install();
  // The text of pages, which may be fetched ahead of the click.
  const release = await hold(page, '**/assets/pages/*.json');
  await page.goto('/advanced-use/ab-testing');
  await page.waitForSelector(HYDRATED);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await page
    .locator('.footer')
    .getByRole('link', {name: 'System limits'})
    .evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(/system-limits$/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test(
  'a ring shows what the keyboard reached, not what the mouse clicked, and a click styles only what it changes',
  {tag: '@slow'},
  async ({page}) => {
    await page.goto('/clients/javascript');
    await page.waitForSelector(HYDRATED);
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    await page.keyboard.press('Tab');
    expect(await ring()).toBe('solid');
    // Rules that begin at the body reach every element: a change of its class is felt on slow
    // phones.
    await page.evaluate(() =>
      new MutationObserver((changes) => {
        const {body} = document;
        const isOther = changes.some(({attributeName, oldValue}) => body.getAttribute(attributeName ?? '') !== oldValue);
        if (isOther) Object.assign(window, {bodyChanged: true});
      }).observe(document.body, {attributes: true, attributeOldValue: true}),
    );
    const link = page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'React', exact: true});
    await link.hover();
    await page.mouse.down();
    await expect(link).toBeFocused();
    expect(await ring()).toBe('none');
    await page.mouse.up();
    await expect(page).toHaveURL(/clients\/react$/);
    await expect(page.locator('h1')).toContainText('React');
    expect(await page.evaluate(() => 'bodyChanged' in window)).toBe(false);
  },
);

test('the menu can be skipped before there are scripts', {tag: '@chromium'}, async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/clients/react');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await context.close();
});

test('without scripts every page has its menu, and no button that does nothing', {tag: '@chromium'}, async ({browser, siteUrl}) => {
  for (const width of [390, 1280]) {
    const context = await browser.newContext({javaScriptEnabled: false, viewport: {width, height: 844}});
    const page = await context.newPage();
    await page.goto(`${siteUrl}/clients/react`);
    await expect(page.locator('button:visible')).toHaveCount(0);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/quickstart/i);
    await context.close();
  }
});

test.describe('after a navigation', () => {
  test('the keyboard starts at the top of the new page, where it can skip the menu', async ({page}) => {
    await page.goto('/clients/react');
    await page.locator('.menu a[href="/clients/next-ssr"]').click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Next.js');
    // The place to start from moves once the page is painted.
    await painted(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('the table of contents marks the section that is read', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector('html[data-has-hydrated=true]');
    const active = page.locator('.table-of-contents__link--active');
    const second = page.locator('main h2.anchor').nth(1);
    await second.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 200));
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('href', `#${await second.getAttribute('id')}`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator(`.table-of-contents__link--active[href="#${await second.getAttribute('id')}"]`)).toHaveCount(0);
  });
});
