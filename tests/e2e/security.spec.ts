/**
 * The site under its own headers, and hostile input from the address, storage and fields, which stays text. Every browser test runs under these headers and fails when
 * something is refused (support/site.ts); everyPage.spec.ts among them opens every route.
 */
import type {Page} from '@playwright/test';

import {expect, test as base} from './support/site';
import {hostile} from './support/hostile';
import {painted, settled} from './support/settled';
import {storageKeys} from './support/storageKeys';

const hydrated = 'html[data-has-hydrated=true]';

/** What a page must not do, collected while a test runs and checked at its end. A refusal by the policy would mean that markup got in. */
const test = base.extend<{errors: string[]}>({
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

test.use({savesData: true});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A sign of life starts the application.
  await page.mouse.move(300, 300, {steps: 2});
  await page.mouse.move(310, 310, {steps: 2});
  await page.waitForSelector(hydrated);
}

/** Markup that could only come from the input. */
async function expectOnlyText(page: Page): Promise<void> {
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

test.describe('policy', () => {
  test('refuses nothing while a reader searches, asks, changes colours and writes to support', async ({page}) => {
    await open(page, '/quickstart');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').first().fill('segment');
    await expect(page.getByRole('dialog').locator('[role=option]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', {name: /switch between/i})
      .first()
      .click();
    await open(page, '/support/');
    await page.getByRole('dialog').getByRole('textbox').first().fill('It does not work');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('site.chat.draft'))).toContain('It does not work');
    await settled(page);
  });

  test('would stop a script that got in anyway', async ({page, policyViolations}) => {
    await page.goto('/quickstart');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.pwned = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/img/none.png" onerror="window.pwned = 2">');
    });
    await expect.poll(() => policyViolations.length).toBe(2);
    await painted(page);
    expect(await page.evaluate(() => (window as {pwned?: number}).pwned)).toBeUndefined();
    policyViolations.length = 0;
  });

  test('has no unsafe source for scripts and lets nobody frame the site', async ({page}) => {
    const headers = (await page.goto('/'))?.headers() ?? {};
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(policy['script-src']?.filter((source: string) => /unsafe|\*|^https?:$|data:|blob:/.test(source))).toEqual([]);
    expect(policy).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'none'"],
      'connect-src': ["'self'"],
    });
  });
});

test.describe(`hostile input (${hostile.length} texts)`, () => {
  test.setTimeout(120_000);

  /** What the search page says when it has an answer. */
  const ANSWERED = /\d+ results?|No results found/;

  /** The search box is given all of them, with the same engine and the same list of results. */
  const EVERY_SECOND = hostile.filter((_text, index) => index % 2 === 0);

  test('in /search?q= stays text', async ({page}) => {
    await open(page, '/search?q=flag');
    await page.evaluate(async (texts) => {
      for (const text of texts) {
        window.history.pushState(null, '', `/search?${new URLSearchParams({q: text})}`);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
        // A frame: it is searched for, and what was found for one before is shown.
        await new Promise(requestAnimationFrame);
      }
    }, EVERY_SECOND);
    await expect(page.getByRole('main')).toContainText(ANSWERED);
    await expectOnlyText(page);
    await open(page, `/search?q=${encodeURIComponent(hostile[0] ?? '')}&type=${encodeURIComponent(hostile[3] ?? '')}`);
    await expect(page.getByRole('main')).toContainText(ANSWERED);
    await expectOnlyText(page);
  });

  test('in the search box stays text', async ({page}) => {
    await open(page, '/quickstart');
    await page.keyboard.press('Control+k');
    await typeAll(page, 'dialog input');
    await expectOnlyText(page);
    await page.getByRole('dialog').locator('input').first().fill('flag');
    await expect(page.getByRole('dialog').locator('[role=option]').first()).toBeVisible();
  });

  test('in the hash and in other parameters stays text', {tag: '@slow'}, async ({page}) => {
    // Every change of the hash is a navigation for the router, so a short page.
    await open(page, '/platform/roadmap');
    await page.evaluate(async (texts) => {
      for (const text of texts) {
        window.location.hash = text;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, hostile);
    await expectOnlyText(page);
    const places = ['host', 'language', 'docusaurus-theme', 'x', 'hash'];
    for (let load = 0; load < 10; load += 1) {
      // Seven has no factor in common with the length of the list, so fifty different texts are used, of every kind.
      const [host, language, theme, other, hash] = places.map((_place, place) =>
        encodeURIComponent((hostile[((load * places.length + place) * 7) % hostile.length] ?? '').replace(/[\ud800-\udfff]/g, '')),
      );
      await open(page, `/quickstart?host=${host}&language=${language}&docusaurus-theme=${theme}&x=${other}#${hash}`);
      await expectOnlyText(page);
    }
  });

  test('in the chat draft stays text, now and after a reload', async ({page}) => {
    await open(page, '/support/');
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await typeAll(page, '[role=dialog] textarea');
    await expectOnlyText(page);
    await page.evaluate(
      (text) =>
        window.localStorage.setItem('site.chat.draft', JSON.stringify({topic: text, message: text, page: text, platform: text, sdk: text})),
      hostile[3],
    );
    await open(page, '/support/');
    await expect(page.getByRole('dialog').locator('textarea').first()).toHaveValue(hostile[3] ?? '');
    await expectOnlyText(page);
  });

  test('in questions stays text', {tag: '@slow'}, async ({page}) => {
    await open(page, '/quickstart');
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Documentation assistant'});
    const questions = hostile.slice(0, 40).filter((_text, index) => index % 8 === 0);
    for (const [index, text] of questions.entries()) {
      await panel.getByRole('textbox', {name: 'Your question'}).fill(`how do I ${text.slice(0, 200)}`);
      await page.keyboard.press('Enter');
      await expect(panel.locator('article')).toHaveCount(index + 1);
      await expect(panel.getByRole('status')).toHaveText('Answer complete');
      await expectOnlyText(page);
    }
  });

  test('in local storage breaks nothing', {tag: '@slow'}, async ({page}) => {
    const keys = storageKeys('local');
    const sessionKeys = storageKeys('session');
    const shapes = [
      '',
      '{',
      'null',
      '0',
      '[]',
      '{}',
      '[[[[',
      '"text"',
      '{"recent":[{"url":"javascript:window.pwned=1","title":"x","trail":"x","query":"x"}],"favourites":[null,1,{}]}',
      '[{"route":"/quickstart","id":"<img src=x onerror=window.pwned=1>","y":1e309}]',
    ];
    // Every shape under all keys at once, then four times a different text under each.
    const rounds = [...shapes.map((shape) => keys.map(() => shape)), ...[0, 1, 2, 3].map((round) => hostile.slice(round * keys.length))];
    await page.addInitScript(() => {
      const asked = new Set<string>();
      Object.assign(window, {asked});
      const {getItem} = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        asked.add(key);
        return getItem.call(this, key);
      };
    });
    const asked = new Set<string>();
    for (const [index, values] of rounds.entries()) {
      await page.addInitScript(
        ([names, names2, texts]) => {
          for (const [at, name] of names.entries()) window.localStorage.setItem(name, texts[at] ?? '');
          for (const name of names2) window.sessionStorage.setItem(name, texts[0] ?? '');
        },
        [keys, sessionKeys, values.slice(0, keys.length)] as const,
      );
      await open(page, ['/quickstart', '/clients/react', '/support/', '/search?q=flag'][index % 4] ?? '/');
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      if (index % 4 !== 2) {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog').first()).toBeVisible();
      }
      await expectOnlyText(page);
      for (const key of await page.evaluate(() => [...(window as unknown as {asked: Set<string>}).asked])) asked.add(key);
    }
    const known = [...keys, ...sessionKeys];
    expect(
      [...asked].filter((key) => !known.includes(key) && !key.startsWith('docusaurus.tab.')),
      'keys that are read and were not tried (support/storageKeys.ts)',
    ).toEqual([]);
    expect([...asked]).toEqual(expect.arrayContaining(['docs.positions', 'site.search.saved', 'theme']));
  });
});

/** Puts every text into a field the way typing does, and lets the page answer. */
async function typeAll(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await page.evaluate(
    async ([target, texts]) => {
      for (const text of texts) {
        const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(target);
        if (!field) throw new Error(`${target} is gone`);
        const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        await new Promise(requestAnimationFrame);
      }
    },
    [selector, hostile] as const,
  );
  await expect(page.locator(selector).first()).toHaveValue(hostile.at(-1) ?? '');
  await settled(page);
}
