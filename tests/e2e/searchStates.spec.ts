/**
 * Search in its other states: nothing found, no network, places kept in the browser, the page of
 * its own, on a phone.
 */
import {POPULAR} from '../../plugins/search/client/popular';
import {violations} from './support/axe';
import {box, button, field, isData, options, search, visit} from './support/searchBox';
import {hold, settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('without results', () => {
  test('says so, proposes others, and offers a prefilled issue', async ({page}) => {
    await visit(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('xqzwv');
    await expect(box(page)).toContainText('No results found for “xqzwv”');
    await expect(box(page)).toContainText('Try searching for');
    await expect(box(page)).toContainText('Believe this query should return results?');
    const report = box(page).getByRole('link', {name: 'Let us know.'});
    const url = new URL((await report.getAttribute('href')) ?? '');
    expect(url.searchParams.get('title')).toContain('xqzwv');
    await box(page).getByRole('button', {name: 'Quickstart'}).click();
    await expect(options(page).first()).toContainText('Quickstart');
  });

  test('a dead network shows the error, and trying again helps', async ({page}) => {
    await visit(page);
    await page.route(isData, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await field(page).fill('segments');
    await expect(box(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(box(page).getByRole('alert')).toContainText('You might want to check your network connection.');
    await page.unroute(isData);
    await box(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toContainText('Segments');
  });

  test('a server that responds with an error is not called a dead network, and Ask says the same', async ({page}) => {
    await visit(page);
    await page.route(isData, (route) => route.fulfill({status: 500}));
    await page.keyboard.press('Control+k');
    await field(page).fill('segments');
    await expect(box(page).getByRole('alert')).toContainText('The server responded with an error.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Ask the docs', exact: true}).click();
    await page.getByRole('textbox', {name: 'Your question'}).fill('what is a segment');
    await page.keyboard.press('Enter');
    const failure = page.getByRole('dialog', {name: 'Documentation assistant'}).getByRole('alert');
    await expect(failure).toContainText('The server responded with an error.');
    await page.unroute(isData);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('dialog').locator('blockquote').first()).toBeVisible();
  });

  test('a slow network keeps what is typed and shows that it works', {tag: '@slow'}, async ({page}) => {
    await visit(page);
    const release = await hold(page, isData);
    await page.keyboard.press('Control+k');
    await field(page).fill('terraform');
    await expect(box(page).locator('[class*=busy]')).toBeVisible();
    await expect(box(page).locator('[aria-busy=true]')).toBeAttached();
    release();
    await expect(options(page).first()).toContainText('Terraform');
    await expect(field(page)).toHaveValue('terraform');
  });
});

test('recent places and favourites are kept in the browser and can be removed, by keyboard only', async ({page}) => {
  await visit(page);
  await search(page, 'terraform');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/terraform/);
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.keyboard.press('/');
  const recent = box(page).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const favourites = box(page).getByRole('region', {name: 'Favourites'});
  await expect(favourites.getByRole('link')).toHaveCount(1);
  await expect(recent).toHaveCount(0);
  await favourites.getByRole('button', {name: /^Remove/}).press('Enter');
  await expect(box(page).getByRole('region', {name: 'Popular'}).getByRole('link').first()).toBeVisible();
});

test('the empty box offers popular places and a question, by keyboard as well', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await page.keyboard.press('Control+k');
  const popular = box(page).getByRole('region', {name: 'Popular'}).getByRole('link');
  await expect(popular).toHaveCount(POPULAR.length);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(popular.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(POPULAR[1].url);
  // The new page takes the focus once it is painted.
  await settled(page);
  await page.keyboard.press('Control+k');
  await box(page).getByRole('button', {name: 'Ask a question'}).click();
  await expect(page.getByRole('dialog', {name: 'Ask the docs'}).getByRole('textbox', {name: 'Your question'})).toBeFocused();
});

test('keeps letters and Enter while the box and its data load', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await expect(page.getByRole('button', {name: 'Ask the docs', exact: true})).toBeVisible();
  await settled(page);
  const releaseBox = await hold(page, (url) => url.pathname.startsWith('/assets/js/'));
  const releaseData = await hold(page, isData);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('oktta');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a saml');
  releaseBox();
  await expect(field(page)).toHaveValue('okta saml');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  releaseData();
  await expect(page).toHaveURL(/\/authentication\/Okta/);
});

test('one result is not called all', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await search(page, 'TASK_DELETE_BATCH_SIZE');
  await expect(box(page).getByRole('link', {name: 'See 1 result', exact: true})).toBeVisible();
});

test.describe('the search page', () => {
  test('reads and writes q, and is kept out of search engines', async ({page}) => {
    await visit(page, '/search?q=audit+log');
    await expect(page.getByRole('list').getByRole('link', {name: 'Audit log'}).first()).toBeVisible({timeout: 20_000});
    await expect(page).toHaveTitle(/Search results for “audit log”/);
    await expect(page.locator('meta[name=robots]').last()).toHaveAttribute('content', /noindex/);
    await page.getByRole('searchbox').fill('xqzwv');
    await expect(page).toHaveURL('/search?q=xqzwv');
    await expect(page.getByText('No results found for')).toBeVisible();
  });

  test('shows the error of a dead network', async ({page}) => {
    await page.route(isData, (route) => route.abort());
    await visit(page, '/search?q=segments');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  });
});

test.describe('accessibility', () => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['dark', 390],
  ] as const) {
    test(`has no violation in any state: ${colorScheme}, ${width} px`, {tag: '@slow'}, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 844});
      await visit(page);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      expect(await violations(page), 'empty').toEqual([]);
      await field(page).fill('segments');
      await expect(options(page).first()).toBeVisible({timeout: 20_000});
      expect(await violations(page, 'dialog'), 'results').toEqual([]);
      await field(page).fill('xqzwv');
      await expect(box(page)).toContainText('No results found for');
      expect(await violations(page, 'dialog'), 'no results').toEqual([]);
    });
  }
});
