/**
 * Search (tests/specification.md 2, 8, 9) with the site's own engine: opening it, and what it
 * finds.
 */
import {brotliCompressSync} from 'node:zlib';

import {active, box, button, field, isData, options, search, visit} from './support/searchBox';
import {hold, settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const KILOBYTE = 1000;

test.describe('opening', () => {
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${keys}, closes with Escape, and gives the focus back`, async ({page}) => {
      await visit(page);
      await button(page).focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test('keeps the focus, forwards and backwards, also after a click on its own text', {tag: '@slow'}, async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (const keys of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let press = 0; press < 16; press += 1) {
        await page.keyboard.press(keys);
        expect(await isInside(), `${keys}, press ${press}`).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
      }
      expect(seen.size, 'controls reached').toBeGreaterThan(5);
    }
    await box(page).locator('kbd').first().click();
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  test('opens with the button and closes with a click beside the box', async ({page}) => {
    await visit(page);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(box(page)).toHaveCount(0);
  });

  test('"/" typed into a field stays in the field', async ({page}) => {
    await visit(page, '/search?q=segments');
    await page.getByRole('searchbox').press('End');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('segments/');
    await expect(box(page)).toHaveCount(0);
  });

  test('first load carries nothing of it but the button; pointing at the button loads the rest', async ({page}) => {
    const data: string[] = [];
    page.on('request', (request) => isData(new URL(request.url())) && data.push(request.url()));
    await visit(page);
    await settled(page);
    expect(data).toEqual([]);
    await button(page).hover();
    await expect.poll(() => data.length).toBe(1);
  });

  for (const savesData of [true, false]) {
    test.describe(savesData ? 'with Data Saver' : 'without Data Saver', () => {
      test.use({savesData});
      test(`${savesData ? 'does not load' : 'loads'} what answers and cards need when the box opens`, {tag: '@slow'}, async ({page}) => {
        const files: string[] = [];
        page.on('request', (request) => files.push(...(/(?:ask|cards)\.json$/.exec(request.url()) ?? [])));
        await visit(page);
        // No card answers this one: the texts of cards come with the first that is shown.
        await search(page, 'glossary');
        await expect(options(page).first()).toBeVisible();
        await expect.poll(() => files).toEqual(savesData ? [] : ['ask.json']);
      });
    });
  }

  test('box and engine weigh at most 20 kB', {tag: '@slow'}, async ({page}) => {
    await visit(page);
    await settled(page);
    let bytes = 0;
    const seen: Promise<void>[] = [];
    page.context().on('response', (response) => {
      if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
      seen.push(
        response
          .body()
          .then((body) => void (bytes += brotliCompressSync(body).length))
          .catch(() => undefined),
      );
    });
    await search(page, 'segments');
    await Promise.all(seen);
    console.log(`search box and engine: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(5 * KILOBYTE);
    expect(bytes).toBeLessThanOrEqual(20 * KILOBYTE);
  });
});

test.describe('results', () => {
  test('come by page with sections, breadcrumb and type; Enter opens the best', async ({page}) => {
    await visit(page);
    await search(page, 'segment overrides');
    await expect(options(page).filter({hasText: 'Segments'}).first()).toBeVisible();
    await expect(box(page).getByRole('group', {name: 'Segments', exact: true})).toContainText('Flags and targeting');
    await expect(box(page).locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/basic-features\/segments/);
    await expect(box(page)).toHaveCount(0);
  });

  test('lead to what defines an identifier, before pages that use it', async ({page}) => {
    await visit(page);
    for (const [query, address] of [
      ['DJANGO_ALLOWED_HOSTS', /\/environment-variables\/api#env-django_allowed_hosts$/],
      ['enable_local_evaluation', /\/clients\/server-side\/reference#options$/],
      ['api_poll_frequency_seconds', /\/environment-variables\/edge-proxy#(env|edge-proxy)-api_poll_frequency_seconds$/],
      ['csrf trusted origins', /\/environment-variables\/api#env-django_csrf_trusted_origins$/],
    ] as const) {
      await search(page, query);
      await expect(active(page)).toHaveAttribute('href', address);
      await page.keyboard.press('Escape');
    }
  });

  const RECIPE = /\/basic-features\/segments#by-country-and-app-version$/;
  for (const [query, isQuick, address] of [
    ['germany version 2.1', true, RECIPE],
    ['target country and version', false, RECIPE],
    ['first administrator', true, /#/],
    ['email settings smtp', false, /#/],
    ['webhook signature', false, /#/],
  ] as const)
    test(`open at the heading, from the home page: ${query}`, {tag: isQuick ? [] : '@slow'}, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto('/');
      await search(page, query);
      await expect(active(page)).toHaveAttribute('href', address);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      const top = () =>
        page.evaluate(() => {
          const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          return target && Math.round(target.getBoundingClientRect().top);
        });
      await expect.poll(top).toBe(76);
      await settled(page);
      expect(await top()).toBe(76);
    });

  test.describe('without Data Saver', () => {
    test.use({savesData: false});
    test('have an answer card above them where one fits, also on the search page', async ({page}) => {
      await visit(page);
      await search(page, 'Is there a Docker image?');
      await expect(box(page).getByRole('region', {name: 'Is there a Docker image?'})).toContainText('docker compose up');
      const [id, href] = await Promise.all(['id', 'href'].map((name) => active(page).getAttribute(name)));
      expect(href).toBe('/deployment/hosting/docker#try-it');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await page.goto('/search?q=is+there+a+docker+image');
      const card = page.getByRole('region', {name: 'Is there a Docker image?'});
      await expect(card.getByRole('link')).toHaveAttribute('href', '/deployment/hosting/docker#try-it');
    });
  });

  for (const [query, address] of [
    ['add flagsmith to a react app', /\/clients\/react#add-the-provider$/],
    ['single sign-on with okta', /\/authentication\/Okta#add-the-app-in-okta$/],
  ] as const)
    test.describe('without Data Saver', () => {
      test.use({savesData: false});
      test(`open the section of the card, also when Enter is faster than the cards: ${query}`, {tag: '@slow'}, async ({page}) => {
        await visit(page);
        const release = await hold(page, (url) => url.pathname.endsWith('/ask.json'));
        await search(page, query);
        await page.keyboard.press('Enter');
        await expect(box(page)).toBeVisible();
        release();
        await expect(page).toHaveURL(address);
        await expect(box(page)).toHaveCount(0);
      });
    });

  test('Enter right after the last letter opens what the whole query finds', {tag: '@slow'}, async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('dialog input')!;
      // In one task, so that no answer can come in between.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'REPLICA_DATABASE_URLS');
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    });
    await expect(page).toHaveURL(/#env-replica_database_urls$/i);
  });

  test('are moved through with the arrows while the focus stays in the field', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    const first = await active(page).getAttribute('id');
    await page.keyboard.press('ArrowDown');
    const second = await active(page).getAttribute('id');
    expect(second).not.toBe(first);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', second ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toContainText('Ask the docs about “webhook”');
    await expect(field(page)).toBeFocused();
  });

  test('are links: a click with Control opens a tab of its own', {tag: '@slow'}, async ({page, context}) => {
    await visit(page);
    await search(page, 'webhooks');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({modifiers: ['Control']});
    const tab = await opened;
    await expect(tab).toHaveURL(/\/system-administration\/webhooks/);
    await expect(box(page)).toBeVisible();
  });

  test('are counted truly, and all of them are on the search page', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    const all = box(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    await expect(box(page).getByRole('status')).toHaveText(`${count} results`);
    await all.click();
    await expect(page).toHaveURL('/search?q=webhook');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “webhook”');
    await expect(page.getByRole('status').filter({hasText: 'results'})).toHaveText(`${count} results`);
  });

  test('can be narrowed by type and by section', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    await box(page).getByRole('combobox', {name: 'Section'}).selectOption('Integrations');
    await expect(box(page).getByRole('group').first()).toContainText('Integrations');
    await box(page).getByRole('combobox', {name: 'Section'}).selectOption('');
    await box(page).getByRole('combobox', {name: 'Type'}).selectOption('reference');
    await expect(box(page).getByRole('group').first()).toContainText('Reference');
    await expect(box(page).getByRole('group').filter({hasNotText: 'Reference'})).toHaveCount(0);
  });

  test('stay when the network goes away', {tag: '@slow'}, async ({page, context}) => {
    await visit(page);
    await search(page, 'segments');
    await context.setOffline(true);
    await field(page).fill('terraform');
    await expect(options(page).first()).toContainText('Terraform');
    await context.setOffline(false);
  });
});
