/** Hostile input from the address, storage and fields stays text. */
import type {Page} from '@playwright/test';

import {hostile} from './support/hostile';
import {settled} from './support/settled';
import {expect} from './support/site';
import {storageKeys} from './support/storageKeys';
import {expectOnlyText, open, test} from './support/strictSite';

test.use({savesData: true});

test.describe(`hostile input (${hostile.length} texts)`, () => {
  test.setTimeout(120_000);

  /** What the search page says when it has an answer. */
  const ANSWERED = /\d+ results?|No results found/;

  /** The search box is given all of them, with the same engine and the same list of results. */
  const EVERY_SECOND = hostile.filter((_text, index) => index % 2 === 0);

  test('in /search?q= stays text', {tag: '@slow'}, async ({page}) => {
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

  test('in the search box stays text', {tag: '@slow'}, async ({page}) => {
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
      // Seven has no factor in common with the length of the list, so fifty different texts are
      // used, of every kind.
      const [host, language, theme, other, hash] = places.map((_place, place) =>
        encodeURIComponent((hostile[((load * places.length + place) * 7) % hostile.length] ?? '').replace(/[\ud800-\udfff]/g, '')),
      );
      await open(page, `/quickstart?host=${host}&language=${language}&docusaurus-theme=${theme}&x=${other}#${hash}`);
      await expectOnlyText(page);
    }
  });

  test('in the chat draft stays text, now and after a reload', {tag: '@slow'}, async ({page}) => {
    await open(page, '/support/');
    await page.getByRole('form', {name: 'Contact support'}).waitFor();
    await typeAll(page, '.support-form textarea');
    await expectOnlyText(page);
    await page.evaluate(
      (text) =>
        window.localStorage.setItem('site.chat.draft', JSON.stringify({topic: text, message: text, page: text, platform: text, sdk: text})),
      hostile[3],
    );
    await open(page, '/support/');
    await expect(page.locator('.support-form textarea')).toHaveValue(hostile[3] ?? '');
    await expectOnlyText(page);
  });

  test('in questions stays text', {tag: '@slow'}, async ({page}) => {
    await open(page, '/quickstart');
    await page.getByRole('button', {name: 'Ask the docs', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Documentation assistant'});
    const questions = hostile.slice(0, 40).filter((_text, index) => index % 8 === 0);
    for (const [index, text] of questions.entries()) {
      await panel.getByRole('textbox', {name: 'Your question'}).fill(`how do I ${text.slice(0, 200)}`);
      await page.keyboard.press('Enter');
      await expect(panel.locator('article')).toHaveCount(index + 1);
      await expect(panel.getByRole('status')).toHaveText(/^Answer complete$|^No direct answer in these docs|^Nothing found$/);
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
    expect([...asked]).toEqual(expect.arrayContaining(['site.search.saved', 'theme']));
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
