/** Hosted services: consent, loading, and product analytics against a collector on this machine (specification, sections 3, 4, 7, 8, 9). */
import type {BrowserContext, Page} from '@playwright/test';

import type {Reply, SentEvent} from './support/collector';
import {expect, test, VARIABLES} from './support/servicesSite';

test.describe.configure({mode: 'default', timeout: 90_000});

const KEY = VARIABLES.ANALYTICS_API_KEY;
const MINUTE = 60_000;
const prompt = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});

async function allow(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    () =>
      window.localStorage.getItem('docs.privacy') ??
      window.localStorage.setItem(
        'docs.privacy',
        '{"answer":"granted","services":["analytics","tagManager","marketing","visitorIntelligence"]}',
      ),
  );
}

/** Opens a page with the reader's permission and a clock that the test moves. */
async function visit(page: Page, address: string): Promise<void> {
  await allow(page.context());
  await page.clock.install({time: new Date('2026-03-02T10:00:00Z')});
  await page.goto(address);
  await started(page);
}

/** The package keeps its session in a cookie once it has started. */
async function started(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return (
        (await page.context().cookies()).some(({name}) => name === `AMP_${KEY.slice(0, 10)}`) &&
        (await stored(page)).some(({event_type}) => event_type === '[Amplitude] Page Viewed')
      );
    })
    .toBe(true);
}

const stored = (page: Page): Promise<SentEvent[]> =>
  page.evaluate((name) => JSON.parse(window.localStorage.getItem(name) ?? '[]') as never, `AMP_unsent_${KEY.slice(0, 10)}`);

/** Lets timers run until the collector has what the test waits for. */
async function until(page: Page, condition: () => boolean, stepMs = 2000): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return condition();
      },
      {timeout: 40_000, intervals: [50]},
    )
    .toBe(true);
}

const typesOf = (events: SentEvent[]) => events.map(({event_type}) => event_type);
const named = (events: SentEvent[], type: string) => events.filter(({event_type}) => event_type === type);
const follow = (page: Page, name: string) => page.locator('.markdown').getByRole('link', {name}).click();
const go = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
/** Many page views at once. */
const goFar = (page: Page, count: number) =>
  page.evaluate(async (pages) => {
    const {port1, port2} = new MessageChannel();
    for (let at = 0; at < pages; at += 1) {
      window.history.pushState(null, '', `/page-${at}`);
      // Timers stand still; a message gives the package its turn.
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  }, count);

test.describe('consent', () => {
  test('is asked for once; without it nothing is contacted, and a no is remembered', async ({page, servicesUrl, collector: _collector}) => {
    const outside: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== servicesUrl && outside.push(request.url()));
    await page.goto('/');
    await expect(prompt(page)).toBeVisible();
    await expect(prompt(page)).toContainText('Amplitude');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await prompt(page).getByRole('button', {name: 'Decline'}).click();
    await expect(prompt(page)).toBeHidden();
    await page.reload();
    await page.waitForTimeout(1500);
    await expect(prompt(page)).toBeHidden();
    expect(outside).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('can be changed from the footer, by keyboard; withdrawing removes what was stored', async ({page, collector}) => {
    await page.goto('/');
    await prompt(page).getByRole('button', {name: 'Allow'}).click();
    await expect.poll(() => collector.configRequests.length).toBe(1);
    await expect.poll(async () => (await page.context().cookies()).some(({name}) => name.startsWith('AMP_'))).toBe(true);
    await page.getByRole('button', {name: 'Privacy choices'}).focus();
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeFocused();
    await page.keyboard.press('Enter');
    await Promise.all([page.waitForEvent('load'), prompt(page).getByRole('button', {name: 'Decline'}).click()]);
    await page.waitForTimeout(1500);
    expect((await page.context().cookies()).filter(({name}) => name.startsWith('AMP_'))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('AMP_')))).toEqual([]);
    expect(collector.configRequests.length).toBe(1);
  });

  for (const [name, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(`${name} counts as a no, even after a yes`, async ({page, context, servicesUrl, collector: _collector}) => {
      const outside: string[] = [];
      page.on('request', (request) => new URL(request.url()).origin !== servicesUrl && outside.push(request.url()));
      await allow(context);
      await page.addInitScript(([key, set]) => Object.defineProperty(navigator, key, {get: () => set}), [property, value] as const);
      await page.goto('/');
      await page.waitForTimeout(1500);
      await expect(prompt(page)).toBeHidden();
      await page.getByRole('button', {name: 'Privacy choices'}).click();
      await expect(prompt(page)).toContainText('asks sites not to track you');
      await expect(prompt(page).getByRole('button')).toHaveCount(1);
      expect(outside).toEqual([]);
    });
  }

  for (const text of [
    '{',
    'null',
    '[]',
    '"granted"',
    '{"answer":"yes"}',
    '{"answer":"granted","services":{"length":4}}',
    '{"answer":"granted","services":["analytics"]}',
  ]) {
    test(`is asked for again when what is stored reads ${text}`, async ({page, collector}) => {
      await page.addInitScript((value) => window.localStorage.setItem('docs.privacy', value), text);
      await page.goto('/');
      await expect(prompt(page)).toBeVisible();
      expect(collector.configRequests).toEqual([]);
    });
  }
});

test.describe('loading', () => {
  test('starts after the page is complete, each service once, with its id, in order', async ({page, context, collector: _collector}) => {
    const scripts: string[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    await context.route(/googletagmanager|hs-scripts|reo\.dev/, async (route) => {
      expect(loaded).toBe(true);
      scripts.push(route.request().url());
      const body = route.request().url().includes('reo.dev') ? 'window.reoCalls=[];window.Reo={init:(o)=>window.reoCalls.push(o)}' : '';
      await route.fulfill({contentType: 'text/javascript', body});
    });
    await allow(context);
    await page.goto('/');
    await expect.poll(() => scripts.length).toBe(3);
    expect(scripts).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
      'https://js-eu1.hs-scripts.com/1234567.js',
      'https://static.reo.dev/abcdef012345678/reo.js',
    ]);
    await expect.poll(() => page.evaluate(() => (window as {reoCalls?: unknown}).reoCalls)).toEqual([{clientID: 'abcdef012345678'}]);
    const first = await page.evaluate(() => (window as {dataLayer?: Record<string, unknown>[]}).dataLayer?.[0]);
    expect(first).toEqual({event: 'gtm.js', 'gtm.start': expect.any(Number)});
    expect(await page.locator('script#hs-script-loader').count()).toBe(1);
    await follow(page, 'The second page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    await page.waitForTimeout(800);
    expect(scripts.length).toBe(3);
  });

  test('fails without the reader noticing, with one line in the console for each', async ({page, context, collector: _collector}) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await context.route(/googletagmanager|hs-scripts|reo\.dev|amplitude/, (route) => route.abort());
    await allow(context);
    await page.goto('/');
    await expect.poll(() => warnings.filter((text) => text.includes('[services]')).length).toBe(4);
    await follow(page, 'The second page');
    await page.waitForTimeout(1500);
    expect(warnings.filter((text) => text.includes('[services]')).length).toBe(4);
    expect(errors).toEqual([]);
  });
});

test.describe('product analytics', () => {
  test('asks for its remote configuration by GET with key, config keys and session, and goes on after 5 s without an answer', async ({
    page,
    collector,
  }) => {
    collector.configDelayMs = 30_000;
    await allow(page.context());
    await page.clock.install({time: new Date('2026-03-02T10:00:00Z')});
    await page.goto('/');
    await until(page, () => collector.configRequests.length === 1, 500);
    const [query] = collector.configRequests;
    expect(query?.get('api_key')).toBe(KEY);
    expect(query?.getAll('config_keys')).toEqual(['analyticsSDK']);
    expect(await stored(page)).toEqual([]);
    await page.clock.runFor(4000);
    expect(await stored(page)).toEqual([]);
    await started(page);
    // A reader who comes back has a session to name.
    collector.configDelayMs = 0;
    await page.reload();
    await until(page, () => collector.configRequests.length === 2, 500);
    expect(Number(collector.configRequests[1]?.get('session_id'))).toBeGreaterThan(0);
  });

  test('posts JSON to the single endpoint of the EU zone, ten seconds after the first event', async ({page, collector}) => {
    await visit(page, '/');
    expect(collector.requests).toEqual([]);
    await page.clock.runFor(5000);
    expect(collector.requests).toEqual([]);
    await until(page, () => collector.requests.length === 1);
    expect(collector.requests[0]).toMatchObject({path: '/2/httpapi', apiKey: KEY});
    expect(typesOf(collector.events)).toEqual(['$identify', 'session_start', '[Amplitude] Page Viewed']);
  });

  test('posts to the batch endpoint when it is switched to that', async ({page, context, collector}) => {
    await context.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(/"?batch"?:(?:false|!1)/);
      await route.fulfill({response, body: body.replace(/("?batch"?):(?:false|!1)/g, '$1:true')});
    });
    await visit(page, '/');
    await until(page, () => collector.requests.length === 1);
    expect(collector.requests[0]?.path).toBe('/batch');
  });

  test('counts a page view for every navigation, with the title of the page it leads to', async ({page, collector}) => {
    await visit(page, '/');
    await follow(page, 'The second page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    await page.clock.runFor(500);
    await follow(page, 'The first page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('First page');
    await go(page, '/#part');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length >= 3);
    const views = named(collector.events, '[Amplitude] Page Viewed').map(({event_properties}) => [
      event_properties?.['[Amplitude] Page Path'],
      event_properties?.['[Amplitude] Page Title'],
    ]);
    expect(views).toEqual([
      ['/', 'First page | Fixture'],
      ['/second', 'Second page | Fixture'],
      ['/', 'First page | Fixture'],
    ]);
  });

  test('counts file downloads and form interactions', async ({page, collector}) => {
    await visit(page, '/');
    await page
      .locator('.markdown')
      .getByRole('link', {name: 'a file'})
      .evaluate((link: HTMLAnchorElement) => {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      });
    await page.getByRole('textbox', {name: 'word'}).fill('x');
    await page.getByRole('textbox', {name: 'word'}).blur();
    await page.locator('#ask').evaluate((form: HTMLFormElement) => {
      form.addEventListener('submit', (event) => event.preventDefault());
      form.requestSubmit();
    });
    await until(page, () => named(collector.events, '[Amplitude] Form Submitted').length === 1);
    expect(typesOf(collector.events)).toEqual(
      expect.arrayContaining(['[Amplitude] File Downloaded', '[Amplitude] Form Started', '[Amplitude] Form Submitted']),
    );
  });

  test('stores attribution under the first ten characters of the key, with "EMPTY" where there is nothing', async ({page, collector}) => {
    const fields = ['utm_campaign', 'utm_content', 'utm_id', 'utm_medium', 'utm_source', 'utm_term'];
    const clickIds = ['dclid', 'fbclid', 'gbraid', 'gclid', 'ko_click_id', 'li_fat_id', 'msclkid', 'rtd_cid', 'ttclid', 'twclid', 'wbraid'];
    const given = [...fields.filter((name) => name !== 'utm_term'), ...clickIds];
    await visit(page, `/?${given.map((name) => `${name}=${name}-1`).join('&')}`);
    await until(page, () => collector.events.length >= 3);
    const {user_properties: properties} = named(collector.events, '$identify')[0] ?? {};
    expect(properties?.['$set']).toMatchObject(Object.fromEntries(given.map((name) => [name, `${name}-1`])));
    const initial = Object.fromEntries([
      ...given.map((name) => [`initial_${name}`, `${name}-1`]),
      ...['utm_term', 'referrer', 'referring_domain'].map((name) => [`initial_${name}`, 'EMPTY']),
    ]);
    expect(properties?.['$setOnce']).toMatchObject(initial);
    expect((await page.context().cookies()).map(({name}) => name)).toContain(`AMP_MKTG_${KEY.slice(0, 10)}`);
  });

  test('begins a new session when 30 minutes have passed since the last event, and says so', async ({page, collector}) => {
    await visit(page, '/');
    await until(page, () => collector.events.length >= 3);
    const first = collector.events[0]?.session_id;
    await page.clock.fastForward(29 * MINUTE);
    await follow(page, 'The second page');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 2);
    expect(new Set(collector.events.map(({session_id}) => session_id)).size).toBe(1);
    await page.clock.fastForward(31 * MINUTE);
    await follow(page, 'The first page');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 3);
    const [end] = named(collector.events, 'session_end');
    const starts = named(collector.events, 'session_start');
    expect(end?.session_id).toBe(first);
    expect(starts.length).toBe(2);
    expect(starts[1]?.session_id).toBeGreaterThan((first ?? 0) + 60 * MINUTE);
  });

  test('begins a new session on a new campaign', async ({page, collector}) => {
    await visit(page, '/?utm_source=letter');
    await until(page, () => collector.events.length >= 3);
    await page.clock.runFor(1000);
    await page.goto('/second?utm_source=talk');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 2);
    expect(named(collector.events, 'session_start').length).toBe(2);
    expect(named(collector.events, 'session_end').length).toBe(1);
    expect(named(collector.events, '$identify').at(-1)?.user_properties?.['$set']).toMatchObject({utm_source: 'talk'});
    await page.goto('/?utm_source=talk');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 3);
    expect(named(collector.events, 'session_start').length).toBe(2);
  });

  test.describe('sending', () => {
    const failures: [string, Reply][] = [
      [
        'the rate limit (429)',
        {
          status: 429,
          body: {
            code: 429,
            error: 'Too many requests',
            eps_threshold: 1,
            throttled_devices: {},
            throttled_users: {},
            exceeded_daily_quota_devices: {},
            exceeded_daily_quota_users: {},
            throttled_events: [0, 1, 2],
          },
        },
      ],
      ['a time-out (408)', {status: 408}],
      ['a failure of the service (503)', {status: 503}],
      ['a broken connection', {status: 0}],
    ];
    for (const [name, reply] of failures) {
      test(`tries again after ${name}, each event accepted once`, async ({page, collector}) => {
        collector.replies = [reply, reply];
        await visit(page, '/');
        await until(page, () => collector.events.length >= 3);
        expect(collector.requests.length).toBe(3);
        const ids = collector.events.map(({insert_id}) => insert_id);
        expect(new Set(ids).size).toBe(ids.length);
        await expect.poll(() => stored(page)).toEqual([]);
      });
    }

    test('gives an event up after 12 attempts', async ({page, collector}) => {
      collector.decide = () => ({status: 500});
      await visit(page, '/');
      await until(page, () => collector.requests.length >= 12, 15_000);
      await page.clock.runFor(5 * MINUTE);
      await page.waitForTimeout(300);
      expect(collector.requests.length).toBe(12);
      expect(await stored(page)).toEqual([]);
    });

    test('halves what is too large (413) until it fits', async ({page, collector}) => {
      await visit(page, '/');
      const tooLarge = {status: 413, body: {code: 413, error: 'Payload too large'}};
      collector.decide = ({events}) => (events.length > 60 ? tooLarge : undefined);
      await goFar(page, 100);
      await until(page, () => collector.events.length >= 103, 5000);
      expect(Math.max(...collector.requests.map(({events}) => events.length))).toBe(103);
      const paths = named(collector.events, '[Amplitude] Page Viewed').map(
        ({event_properties}) => event_properties?.['[Amplitude] Page Path'],
      );
      expect(new Set(paths).size).toBe(101);
    });

    test('drops only the event that the service calls invalid (400)', async ({page, collector}) => {
      await visit(page, '/');
      collector.decide = ({events}) => {
        const bad = events.findIndex(({event_type}) => event_type === 'session_start');
        if (bad < 0) return undefined;
        return {
          status: 400,
          body: {
            code: 400,
            error: 'invalid event',
            missing_field: '',
            events_with_invalid_fields: {time: [bad]},
            events_with_missing_fields: {},
            events_with_invalid_id_lengths: {},
            epds_threshold: 0,
            silenced_devices: [],
            silenced_events: [],
          },
        };
      };
      await until(page, () => collector.events.length >= 2);
      expect(typesOf(collector.events)).toEqual(['$identify', '[Amplitude] Page Viewed']);
      await expect.poll(() => stored(page)).toEqual([]);
    });

    test('sends at most 200 events at once', async ({page, collector}) => {
      await visit(page, '/');
      await goFar(page, 230);
      await until(page, () => collector.events.length >= 233);
      expect(collector.requests.map(({events}) => events.length)).toEqual([200, 33]);
    });

    test('keeps events while offline, 1000 at most, and loses none when the connection is back', async ({page, context, collector}) => {
      await visit(page, '/');
      await until(page, () => collector.events.length >= 3);
      await context.setOffline(true);
      await goFar(page, 20);
      await page.clock.runFor(MINUTE);
      expect(collector.requests.length).toBe(1);
      expect((await stored(page)).length).toBe(20);
      await context.setOffline(false);
      await until(page, () => collector.events.length >= 23);
      const paths = named(collector.events, '[Amplitude] Page Viewed').map(
        ({event_properties}) => event_properties?.['[Amplitude] Page Path'],
      );
      expect(paths.slice(1)).toEqual(Array.from({length: 20}, (_value, index) => `/page-${index}`));
      await context.setOffline(true);
      await goFar(page, 1010);
      await expect.poll(async () => (await stored(page)).length, {timeout: 20_000}).toBe(1000);
      await context.setOffline(false);
    });

    test('sends what an earlier visit could not', async ({page, context, collector}) => {
      await visit(page, '/');
      await until(page, () => collector.events.length >= 3);
      await context.setOffline(true);
      await go(page, '/left-behind');
      await expect.poll(async () => (await stored(page)).length).toBe(1);
      await context.setOffline(false);
      await page.goto('/second');
      await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length >= 3);
      expect(
        named(collector.events, '[Amplitude] Page Viewed').map(({event_properties}) => event_properties?.['[Amplitude] Page Path']),
      ).toEqual(expect.arrayContaining(['/left-behind', '/second']));
    });
  });
});
