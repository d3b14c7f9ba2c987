/** A conversation with Ask: states, keys and buttons, and what it says when it has no answer. */
import {ask, box, field, isPageText, searchBox, visit} from './support/askBox';
import {violations} from './support/axe';
import {hold, settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

function rememberStatus(): void {
  const said: string[] = [];
  Object.assign(window, {said});
  new MutationObserver(() => {
    const text = document.querySelector('dialog [role=status]')?.textContent;
    if (text && text !== said.at(-1)) said.push(text);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}

test('thinks, answers, can be asked again, and copies', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  const release = await hold(page, isPageText);
  await page.evaluate(rememberStatus);
  await ask(page, 'how do I set a password for the admin site');
  await expect(box(page).getByText('Thinking...').first()).toBeVisible();
  release();
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  expect(await page.evaluate(() => (window as unknown as {said: string[]}).said.slice(-2))).toEqual(['Thinking...', 'Answer complete']);
  await box(page).getByRole('button', {name: 'Copy', exact: true}).last().click();
  await expect(box(page).getByRole('button', {name: 'Copied!'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = await box(page).locator('figcaption a').first().getAttribute('href');
  expect(copied).toContain(`](${new URL(link ?? '', page.url()).href})`);
  expect(copied.length).toBeGreaterThan(200);
  await field(page).fill('and on the free plan?');
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('heading', {name: 'and on the free plan?'})).toBeVisible();
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
});

test('Escape leaves ask mode first, then closes the box', async ({page}) => {
  await visit(page);
  await ask(page, 'segments');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(searchBox(page).getByRole('combobox', {name: 'Search'})).toHaveValue('segments');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveCount(0);
});

test('can be stopped', async ({page}) => {
  await visit(page);
  const release = await hold(page, isPageText);
  await ask(page, 'how do I self host flagsmith');
  await box(page).getByRole('button', {name: 'Stop'}).click();
  await expect(box(page)).toContainText('Stopped.');
  release();
  await settled(page);
  await expect(box(page).locator('blockquote')).toHaveCount(0);
});

test('keeps the keys after a button that goes away was pressed', async ({page}) => {
  await visit(page);
  await page.route('**/assets/search/**/ask.json', (route) => route.abort());
  await ask(page, 'how do I set a password for the admin site');
  await box(page).getByRole('button', {name: 'Try again'}).click();
  await expect(box(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  expect(await box(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.unroute('**/assets/search/**/ask.json');
  await field(page).fill('what counts as an api call');
  await box(page).getByRole('button', {name: 'Ask', exact: true}).click();
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  await expect(box(page).getByRole('region', {name: 'Answers'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeVisible();
});

test('refuses kindly what the docs do not answer', async ({page}) => {
  await visit(page);
  await ask(page, 'What is the best pizza in Naples?');
  await expect(box(page)).toContainText('Nothing found');
  await box(page).getByRole('link', {name: 'contact support'}).click();
  await expect(page).toHaveURL('/support/');
});

test('quotes what it has when the network is gone', async ({page}) => {
  await visit(page);
  await page.route(isPageText, (route) => route.abort());
  await ask(page, 'how do I set a password for the admin site');
  await expect(box(page).locator('blockquote').first()).toBeVisible({timeout: 20_000});
});

test.describe('accessibility', () => {
  test('has no violation in any state: chips, a row that leads, refusal, offline, small print', async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    await visit(page);
    await ask(page, 'How do I check a signature in Python?');
    await expect(box(page).getByRole('status')).toHaveText('Answer complete');
    await box(page).getByRole('group', {name: 'Did this answer your question?'}).getByRole('button', {name: 'No'}).click();
    await field(page).fill('Is it dangerous to change the hashing setting of an environment?');
    await page.keyboard.press('Enter');
    await expect(box(page).getByRole('status').last()).toHaveText('Answer complete');
    await field(page).fill('What is the best pizza in Naples?');
    await page.keyboard.press('Enter');
    await expect(box(page).getByRole('status').last()).toHaveText('Nothing found');
    await context.setOffline(true);
    // Answered by a card, whose text is fetched when it is shown.
    await field(page).fill('Why does my LaunchDarkly import end incomplete?');
    await page.keyboard.press('Enter');
    await expect(box(page).getByText('Unable to fetch results')).toBeVisible();
    await box(page).getByText('About answers').click();
    expect(await violations(page)).toEqual([]);
  });

  test('has no violation: light, 1280 px', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await visit(page);
    await ask(page, 'how do I set a password for the admin site');
    await expect(box(page).getByRole('status')).toHaveText('Answer complete');
    expect(await violations(page)).toEqual([]);
  });
});
