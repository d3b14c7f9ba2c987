/**
 * Product analytics against a collector on this machine: what is counted (tests/specification.md 4,
 * 8, 9).
 */
import {KEY, allow, visit, started, stored, until, typesOf, named, follow, go} from './support/servicesPage';
import {expect, test} from './support/servicesSite';

test.describe.configure({mode: 'default', timeout: 90_000});

const MINUTE = 60_000;

test.describe('product analytics', () => {
  test(
    'asks for its remote configuration by GET with key, config keys and session, and goes on after 5 s without an answer',
    {tag: '@slow'},
    async ({page, collector}) => {
      collector.configDelayMs = 30_000;
      await allow(page.context());
      await page.clock.install({time: new Date('2026-03-02T10:00:00Z')});
      // The clock stands still unless the test moves it: how busy the machine is must not count.
      await page.clock.pauseAt(new Date('2026-03-02T10:00:01Z'));
      await page.addInitScript(() => {
        const {fetch} = window;
        window.fetch = (...args) => {
          if (String(args[0] instanceof Request ? args[0].url : args[0]).includes('/config')) Object.assign(window, {askedAt: Date.now()});
          return fetch(...args);
        };
      });
      await page.goto('/');
      await until(page, () => collector.configRequests.length === 1, 500);
      const [query] = collector.configRequests;
      expect(query?.get('api_key')).toBe(KEY);
      expect(query?.getAll('config_keys')).toEqual(['analyticsSDK']);
      const session = Number(query?.get('session_id'));
      expect(session).toBeGreaterThan(0);
      const askedAt = await page.evaluate(() => (window as unknown as {askedAt: number}).askedAt);
      await started(page);
      const [view] = named(await stored(page), '[Amplitude] Page Viewed');
      const waited = (view?.time ?? 0) - askedAt;
      expect(Math.round(waited / 100)).toBe(50);
      expect(new Set((await stored(page)).map(({session_id}) => session_id))).toEqual(new Set([session]));
      // A reader who comes back names the session of before.
      collector.configDelayMs = 0;
      await page.reload();
      await until(page, () => collector.configRequests.length === 2, 500);
      expect(Number(collector.configRequests[1]?.get('session_id'))).toBe(session);
    },
  );

  test('posts JSON to the single endpoint of the EU zone, ten seconds after the first event', async ({page, collector}) => {
    await visit(page, '/');
    expect(collector.requests).toEqual([]);
    await page.clock.runFor(5000);
    expect(collector.requests).toEqual([]);
    await until(page, () => collector.requests.length === 1);
    expect(collector.requests[0]).toMatchObject({path: '/2/httpapi', apiKey: KEY});
    expect(typesOf(collector.events)).toEqual(['$identify', 'session_start', '[Amplitude] Page Viewed']);
  });

  test('posts to the batch endpoint when it is switched to that', {tag: '@slow'}, async ({page, context, collector}) => {
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
    await follow(page, 'the second page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Two');
    await page.clock.runFor(500);
    await follow(page, 'the first page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
    await go(page, '/#part');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length >= 3);
    const views = named(collector.events, '[Amplitude] Page Viewed').map(({event_properties}) => [
      event_properties?.['[Amplitude] Page Path'],
      event_properties?.['[Amplitude] Page Title'],
    ]);
    expect(views).toEqual([
      ['/', 'Start | Versions'],
      ['/two', 'Two | Versions'],
      ['/', 'Start | Versions'],
    ]);
  });

  test('counts form interactions and file downloads', {tag: '@slow'}, async ({page, collector}) => {
    await visit(page, '/nowhere');
    const form = page.getByRole('main').getByRole('search');
    await form.getByRole('searchbox').fill('x');
    await form.getByRole('searchbox').blur();
    await form.evaluate((element: HTMLFormElement) => {
      element.addEventListener('submit', (event) => event.preventDefault());
      element.requestSubmit();
    });
    await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
    await page
      .locator('.markdown')
      .getByRole('link', {name: 'a file'})
      .evaluate((link: HTMLAnchorElement) => {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      });
    await until(page, () => named(collector.events, '[Amplitude] File Downloaded').length === 1);
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
    await follow(page, 'the second page');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 2);
    expect(new Set(collector.events.map(({session_id}) => session_id)).size).toBe(1);
    await page.clock.fastForward(31 * MINUTE);
    await follow(page, 'the first page');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 3);
    const [end] = named(collector.events, 'session_end');
    const starts = named(collector.events, 'session_start');
    expect(end?.session_id).toBe(first);
    expect(starts.length).toBe(2);
    expect(starts[1]?.session_id).toBeGreaterThan((first ?? 0) + 60 * MINUTE);
  });

  test('begins a new session on a new campaign', {tag: '@slow'}, async ({page, collector}) => {
    await visit(page, '/?utm_source=letter');
    await until(page, () => collector.events.length >= 3);
    await page.clock.runFor(1000);
    await page.goto('/two?utm_source=talk');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 2);
    expect(named(collector.events, 'session_start').length).toBe(2);
    expect(named(collector.events, 'session_end').length).toBe(1);
    expect(named(collector.events, '$identify').at(-1)?.user_properties?.['$set']).toMatchObject({utm_source: 'talk'});
    await page.goto('/?utm_source=talk');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length === 3);
    expect(named(collector.events, 'session_start').length).toBe(2);
  });
});
