/**
 * Product analytics: what is counted arrives once, regardless of the service's response
 * (tests/specification.md 4.4, 8.6).
 */
import type {Reply} from './support/collector';
import {visit, stored, until, typesOf, named, go, goFar} from './support/servicesPage';
import {expect, test} from './support/servicesSite';

test.describe.configure({mode: 'default', timeout: 90_000});

const MINUTE = 60_000;

test.describe('product analytics, sending', () => {
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
    test(
      `tries again after ${name}, each event accepted once`,
      {tag: name === failures[0]![0] ? [] : '@slow'},
      async ({page, collector}) => {
        collector.replies = [reply, reply];
        await visit(page, '/');
        await until(page, () => collector.events.length >= 3);
        expect(collector.requests.length).toBe(3);
        const ids = collector.events.map(({insert_id}) => insert_id);
        expect(new Set(ids).size).toBe(ids.length);
        await expect.poll(() => stored(page)).toEqual([]);
      },
    );
  }

  test('gives an event up after 12 retries', {tag: '@slow'}, async ({page, collector}) => {
    collector.decide = () => ({status: 500});
    await visit(page, '/');
    await until(page, () => collector.requests.length >= 13, 15_000);
    await expect.poll(() => stored(page)).toEqual([]);
    await page.clock.runFor(5 * MINUTE);
    // Whatever was still to be sent would be sent before this one.
    collector.decide = undefined;
    await go(page, '/later');
    await until(page, () => collector.events.length >= 1);
    expect(collector.requests.length).toBe(14);
    expect(collector.events.map(({event_properties}) => event_properties?.['[Amplitude] Page Path'])).toEqual(['/later']);
  });

  test('halves what is too large (413) until it fits', {tag: '@slow'}, async ({page, collector}) => {
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

  test('drops only the event that the service calls invalid (400)', {tag: '@slow'}, async ({page, collector}) => {
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

  test('sends at most 200 events at once', {tag: '@slow'}, async ({page, collector}) => {
    await visit(page, '/');
    await goFar(page, 230);
    await until(page, () => collector.events.length >= 233);
    expect(collector.requests.map(({events}) => events.length)).toEqual([200, 33]);
  });

  test(
    'keeps events while offline, 1000 at most, and loses none when the connection is back',
    {tag: '@slow'},
    async ({page, context, collector}) => {
      test.setTimeout(180_000);
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
      // A thousand turns of a page that is alive: a limit for machines that are busy.
      await expect.poll(async () => (await stored(page)).length, {timeout: 90_000}).toBe(1000);
      await context.setOffline(false);
    },
  );

  test('sends what an earlier visit could not', {tag: '@slow'}, async ({page, context, collector}) => {
    await visit(page, '/');
    await until(page, () => collector.events.length >= 3);
    await context.setOffline(true);
    await go(page, '/left-behind');
    await expect.poll(async () => (await stored(page)).length).toBe(1);
    await context.setOffline(false);
    await page.goto('/two');
    await until(page, () => named(collector.events, '[Amplitude] Page Viewed').length >= 3);
    expect(
      named(collector.events, '[Amplitude] Page Viewed').map(({event_properties}) => event_properties?.['[Amplitude] Page Path']),
    ).toEqual(expect.arrayContaining(['/left-behind', '/two']));
  });
});
