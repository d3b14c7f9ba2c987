/** A site below a path, in other colours, with hosted services. */
import {expect, type Route} from '@playwright/test';

import {localAddresses, ownAddresses} from '../support/addressesIn';
import {buildVariant} from '../support/variantSite';
import * as sites from '../variants/pages';
import {HYDRATED} from './support/settled';
import {testOf} from './support/variantTest';

const below = testOf(sites.below);
/** What the scripts of the assistant and of the chat leave behind. */
const HOSTED = '(window.$crisp ??= []).is = () => true;';

below.describe('below a path, in other colours, with hosted services', () => {
  below('pages, links in their text, files and old addresses are below it', async ({page, request}) => {
    await page.goto('/docs/');
    await page.waitForSelector(HYDRATED);
    await page.locator('.navbar').getByRole('link', {name: 'Plain'}).click();
    await expect(page).toHaveURL('/docs/two');
    // Followed inside the application: the same document.
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('.markdown').getByRole('link', {name: 'the third'}).click();
    await expect(page).toHaveURL('/docs/three');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Three');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goto('/docs/old');
    await expect(page).toHaveURL('/docs/three');
    for (const file of ['llms.txt', 'pages.json', 'sitemap.xml', 'routes.json', 'two.md', 'social/two.png'])
      expect((await request.get(`/docs/${file}`)).status(), file).toBe(200);
    for (const address of ['/docs/', '/docs/two'])
      expect((await request.get(address, {headers: {accept: 'text/markdown'}})).headers()['content-type'], address).toContain('markdown');
    const main = await page.locator('script[src*="/assets/js/main."]').first().getAttribute('src');
    expect((await request.get(main ?? '')).headers()['cache-control']).toContain('immutable');
  });

  below('no page or file leads out of it, and every address answers', async ({request}) => {
    const folder = await buildVariant(sites.below);
    const local = localAddresses(folder);
    expect(local.size).toBeGreaterThan(15);
    expect([...local].filter(([address]) => !address.startsWith('/docs/'))).toEqual([]);
    const own = ownAddresses(folder, 'https://docs.flagsmith.com');
    expect(own.size).toBeGreaterThan(5);
    expect([...own.keys()]).toContain('/docs/three.md');
    // This one has to be at the root of a host, wherever the docs are.
    const atRoot = '/.well-known/security.txt';
    expect([...own].filter(([pathname]) => !pathname.startsWith('/docs/') && pathname !== atRoot)).toEqual([]);
    expect((await request.get(atRoot)).status()).toBe(200);
    const {titles, names, redirects} = (await (await request.get('/docs/routes.json')).json()) as Record<string, Record<string, string>>;
    const proposed = [...Object.keys(titles ?? {}), ...Object.values(names ?? {}), ...Object.values(redirects ?? {})];
    expect(proposed.length).toBeGreaterThan(5);
    expect(proposed.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
    for (const [address, file] of local) expect((await request.get(address)).status(), `${address} in ${file}`).toBe(200);
  });

  below('pictures, tables, tabs, diagrams, samples and aids of a page work', async ({page}) => {
    await page.goto('/docs/every');
    await page.waitForSelector(HYDRATED);
    const main = page.getByRole('main');
    for (const name of ['A green square', 'The logo of the site']) {
      const picture = main.getByRole('img', {name});
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(main.getByRole('row', {name: /green/}).getByRole('link', {name: 'the third page'})).toHaveAttribute('href', '/docs/three');
    await main.getByRole('tab', {name: 'Python'}).click();
    await expect(main.getByRole('tabpanel').locator('code').first()).toContainText('Flagsmith');
    await expect(main.getByRole('figure', {name: 'Two boxes'}).locator('svg:visible')).toHaveCount(1);
    const aid = main.getByRole('region', {name: 'Rollout visualiser'});
    await aid.scrollIntoViewIfNeeded();
    await expect(aid.getByRole('button', {name: 'Copy link'})).toBeVisible();
    await main.getByRole('link', {name: 'a part of one'}).click();
    await expect(page).toHaveURL('/docs/two#code');
  });

  below('the badge under a title links to the list of its checks', async ({page, request}) => {
    await page.goto('/docs/two');
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('link', {name: '5 statements checked against Flagsmith 1.0.0'})).toHaveAttribute(
      'href',
      '/docs/checked/two.txt',
    );
    expect(await (await request.get('/docs/checked/two.txt')).text()).toContain('The answer is 42.');
  });

  below('an unknown address there shows the not-found page with ways back', async ({page}) => {
    for (const address of ['/docs/nowhere', '/nowhere', '/docs/%ff']) {
      await page.goto(address);
      await page.waitForSelector(HYDRATED);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await expect(page.getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/docs/');
    }
  });

  below('the colours are the ones of the fork', async ({page}) => {
    await page.goto('/docs/two');
    await page.waitForSelector(HYDRATED);
    await expect(page.locator('.markdown').getByRole('link', {name: 'the third'})).toHaveCSS('color', 'rgb(0, 68, 0)');
  });

  below('search asks the hosted index, and its results stay in the site', async ({page, variantUrl}) => {
    // The host, not the site's own scripts, whose names say what is in them.
    const isHosted = (url: URL) => /\.algolia(net)?\./.test(url.host);
    await page.route(isHosted, (route) =>
      route.fulfill({
        headers: {'access-control-allow-origin': '*'},
        json: {
          results: [{hits: [{objectID: '1', url: `${variantUrl}/docs/three`, type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Three'}}]}],
        },
      }),
    );
    await page.goto('/docs/two');
    await page.waitForSelector(HYDRATED);
    const asked = page.waitForRequest((request) => isHosted(new URL(request.url())));
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').first().fill('three');
    await asked;
    await page.getByRole('dialog').locator('[role=option]').first().click();
    await expect(page).toHaveURL('/docs/three');
  });

  below('an answer to the question under a page is sent to the configured address', async ({page}) => {
    await page.route('https://feedback.example.com/**', (route) => route.fulfill({headers: {'access-control-allow-origin': '*'}}));
    await page.goto('/docs/two');
    await page.waitForSelector(HYDRATED);
    await page.getByRole('button', {name: 'Yes'}).click();
    const sent = page.waitForRequest('https://feedback.example.com/docs');
    await page.getByRole('button', {name: 'Send'}).click();
    expect((await sent).postDataJSON()).toMatchObject({page: '/docs/two', helpful: true});
    await expect(page.getByText('Your answer was sent.')).toBeVisible();
  });

  below('the hosted assistant leads to the support page, where the hosted chat is', async ({page}) => {
    await page.route(/kapa|crisp/, (route) => route.fulfill({contentType: 'text/javascript', body: HOSTED}));
    await page.goto('/docs/two');
    await expect(page.locator('script[src*="kapa"]')).toHaveAttribute('data-answer-cta-button-link', '/docs/support/');
    await expect(page.getByRole('button', {name: /^Ask/})).toHaveCount(0);
    await page.goto('/docs/support/');
    await expect(page.locator('script[src*="crisp"]')).toHaveCount(1);
    // The chat opens automatically, and the site's own form is not there beside it.
    const commands = () => page.evaluate(() => JSON.stringify((window as {$crisp?: unknown}).$crisp));
    await expect.poll(commands).toContain('chat:open');
    await expect(page.getByRole('form', {name: 'Contact support'})).toHaveCount(0);
  });

  for (const [title, answer] of [
    ['is blocked', (route: Route) => route.abort()],
    ['does nothing', (route: Route) => route.fulfill({contentType: 'text/javascript', body: ''})],
    [
      'throws',
      (route: Route) => route.fulfill({contentType: 'text/javascript', body: 'window.$crisp = {push() { throw new Error("hostile"); }};'}),
    ],
  ] as const)
    below(`the site's own form is there when the hosted chat ${title}, with the message of the tap`, async ({page}) => {
      await page.route(/kapa|crisp/, answer);
      await page.goto('/docs/support/');
      await page.waitForSelector(HYDRATED);
      const script = page.locator('script[src*="crisp"]');
      await expect(script).toHaveCount(1);
      // The queue of the page is replaced when the script has run; the next command meets it.
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {href: '#', className: 'open-chat', textContent: 'Chat'});
        link.dataset['prefill'] = 'Flags are empty';
        document.querySelector('h1')?.after(link);
      });
      await page.getByRole('link', {name: 'Chat', exact: true}).click();
      await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue('Flags are empty');
      await expect(page.getByText('This page crashed')).toHaveCount(0);
    });

  below("the site's own assistant is there when the hosted one is blocked", async ({page}) => {
    await page.route(/kapa/, (route) => route.abort());
    await page.goto('/docs/two');
    await page.getByRole('button', {name: 'Ask the docs', exact: true}).click();
    await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
  });

  below('says so when the part for hosted services cannot be loaded, and loads it with Retry', async ({page}) => {
    const scripts = '**/assets/js/part-hosted.*.js';
    await page.route(/kapa|crisp/, (route) => route.fulfill({contentType: 'text/javascript', body: HOSTED}));
    await page.route(scripts, (route) => route.abort());
    await page.goto('/docs/support/');
    const notice = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(notice).toBeVisible();
    await page.unroute(scripts);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('script[src*="crisp"]')).toHaveCount(1);
    await expect(notice).toHaveCount(0);
  });
});
