/** Interactive aids in use: links, hostile links, secrets, keyboard. */
import {reach} from './support/aids';
import {expect, test} from './support/site';

test.use({savesData: true});

function link(aid: string, state: unknown): string {
  return `#${aid}=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
}

test('a raised share only adds, and the page says so aloud', {tag: '@slow'}, async ({page}) => {
  await page.goto('/guides-and-examples/staged-feature-rollouts');
  await reach(page, 'rollout');
  const aid = page.getByRole('region', {name: 'Rollout visualiser'});
  await expect(aid.locator('.aid-result')).toContainText('0 removed');
  const slider = aid.getByRole('group', {name: 'After'}).getByRole('slider');
  await slider.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(aid.locator('.aid-result')).toContainText('197 are in now');
  await expect(aid.locator('.aid-result')).toContainText('0 removed');
  await expect(aid.getByRole('status')).toContainText('0 removed');
});

test('a link opens the same state, at the aid', async ({page, context}) => {
  await page.goto('/basic-features/segments');
  await reach(page, 'segment');
  const aid = page.getByRole('region', {name: 'Segment playground'});
  await aid.getByRole('group', {name: 'Trait 2'}).getByLabel('Value').fill('1.0.0');
  await expect(aid.locator('.aid-result')).toContainText('one condition decides: app_version SemVer >= 2.1.0');
  await expect.poll(() => page.url()).toContain('#segment=');
  const other = await context.newPage();
  await other.goto(page.url());
  const opened = other.getByRole('region', {name: 'Segment playground'});
  await expect(opened.locator('.aid-result')).toContainText('not in the segment');
  await expect(opened).toBeInViewport();
});

test('a link that cannot be evaluated gives a message and a working example', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const property = '$..[?(@.constructor.constructor("alert(1)")())]';
  const rule = {type: 'ALL', groups: [], conditions: [{property, operator: 'EQUAL', value: 'x'}]};
  await page.goto(`/basic-features/segments${link('segment', {rule})}`);
  const aid = page.getByRole('region', {name: 'Segment playground'});
  await expect(aid.getByRole('alert')).toContainText('does not evaluate');
  await expect(aid.locator('.aid-result')).toContainText('is in the segment');
  expect(dialogs).toEqual([]);
});

test('no JSONPath of a link runs code, changes the page or stops it', {tag: ['@slow', '@chromium']}, async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const aid = page.getByRole('region', {name: 'Segment playground'});
  for (const property of [
    '$.__proto__.pwned',
    '$.constructor.constructor',
    '$[?(@.constructor.prototype.pwned = 1)]',
    '$[?((function () { pwned = 1; })())]',
    '$[(@.constructor.constructor("self.pwned = 1")())]',
    '$..*..*..*..*..*..*..*..*',
    '$[?(/^(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"))]',
    `$${'['.repeat(5000)}`,
    `$${'.a'.repeat(5000)}`,
  ]) {
    const rule = {type: 'ALL', groups: [], conditions: [{property, operator: 'EQUAL', value: 'x'}]};
    await page.goto('/quickstart');
    await page.goto(`/basic-features/segments${link('segment', {rule})}`);
    await expect(aid.locator('.aid-result, [role=alert]').first(), property).not.toHaveText('Evaluating…');
    await aid.getByRole('button', {name: 'Reset'}).click();
    await expect(aid.locator('.aid-result'), property).toContainText('is in the segment');
    expect(await page.evaluate(() => 'pwned' in window || 'pwned' in {})).toBe(false);
  }
  expect(dialogs).toEqual([]);
});

test('a pattern that never ends is stopped, and the page stays alive', {tag: ['@slow', '@chromium']}, async ({page}) => {
  const rule = {type: 'ALL', groups: [], conditions: [{property: 'email', operator: 'REGEX', value: '^(a+)+$'}]};
  await page.goto(
    `/basic-features/segments${link('segment', {rule, traits: [{key: 'email', type: 'string', value: `${'a'.repeat(40)}!`}]})}`,
  );
  const aid = page.getByRole('region', {name: 'Segment playground'});
  await expect(aid.getByRole('alert')).toContainText('takes too long');
  await aid.getByRole('button', {name: 'Reset'}).click();
  await expect(aid.locator('.aid-result')).toContainText('is in the segment');
});

test('secrets stay out of address, storage and network', async ({page}) => {
  await page.clock.install();
  await page.goto('/system-administration/webhooks');
  await reach(page, 'signature');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const aid = page.getByRole('region', {name: 'Signature checker'});
  await aid.getByLabel('Secret', {exact: true}).fill('a-secret-nobody-sees');
  await expect(aid.locator('.aid-result')).toContainText('does not match');
  // Longer than aids with a link take to write it.
  await page.clock.runFor(5000);
  expect(page.url()).not.toContain('secret');
  expect(requests.filter((url) => !url.startsWith('data:') && url.includes('secret'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).not.toContain('a-secret-nobody-sees');
});

test('an aid works after moving to its page without a page load', {tag: '@slow'}, async ({page}) => {
  await page.goto('/basic-features/managing-identities');
  await page.mouse.move(10, 10, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.locator('main a[href^="/basic-features/segments"]').first().click();
  await expect(page).toHaveURL(/\/basic-features\/segments/);
  await reach(page, 'ladder');
  await expect(page.getByRole('region', {name: 'Evaluation ladder'}).locator('.aid-result')).toContainText('decides');
});
