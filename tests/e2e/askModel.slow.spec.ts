/** Ask mode with a model that writes: the browser’s own, or a connected one. */
import {DISCLAIMER, ask, box, field, questionTop, visit} from './support/askBox';
import {expect, test} from './support/site';

test.use({savesData: true});

test('keeps the question at its top while a model writes, and stays where the reader goes', async ({page}) => {
  await page.addInitScript(() => {
    const create = async () => ({
      promptStreaming: () => new ReadableStream({start: (controller) => void Object.assign(window, {answer: controller})}),
      destroy: () => undefined,
    });
    Object.assign(window, {LanguageModel: {availability: async () => 'available', create}});
    localStorage.setItem('site.ask.device-model', 'yes');
  });
  const write = (text: string) =>
    page.evaluate((part) => (window as unknown as {answer: ReadableStreamDefaultController}).answer.enqueue(part), text);
  const end = () => page.evaluate(() => (window as unknown as {answer: ReadableStreamDefaultController}).answer.close());
  const begun = () => page.waitForFunction(() => 'answer' in window);
  const long = 'A line of the answer [1].\n\n'.repeat(60);
  await visit(page);
  await ask(page, 'how do I set a password for the admin site');
  await begun();
  await write(long);
  await end();
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  await page.evaluate(() => Reflect.deleteProperty(window, 'answer'));
  await field(page).fill('what counts as an api call');
  await page.keyboard.press('Enter');
  await begun();
  expect(await questionTop(page)).toBeLessThan(8);
  await write(`First. ${long}`);
  await expect(box(page).getByText('First.')).toBeVisible();
  expect(await questionTop(page)).toBeLessThan(8);
  await box(page)
    .getByRole('region', {name: 'Answers'})
    .evaluate((list) => list.scrollBy(0, 200));
  const top = await questionTop(page);
  await write(`Last. ${long}`);
  await end();
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  expect(await questionTop(page)).toBe(top);
});

test('shows the first words of a model while it goes on, and keeps them when it is stopped', async ({page}) => {
  await page.addInitScript(() => {
    const create = async () => ({
      promptStreaming: () => new ReadableStream({start: (controller) => controller.enqueue('Only the beginning')}),
      destroy: () => undefined,
    });
    Object.assign(window, {LanguageModel: {availability: async () => 'available', create}});
    localStorage.setItem('site.ask.device-model', 'yes');
  });
  await visit(page);
  await ask(page, 'how do I set a password for the admin site');
  await expect(box(page).getByText('Only the beginning')).toBeVisible();
  await box(page).getByRole('button', {name: 'Stop'}).click();
  await expect(box(page).getByText('Stopped.', {exact: true}).first()).toBeVisible();
  await expect(box(page).getByText('Only the beginning')).toBeVisible();
});

test('lets a browser with a model of its own write, once the reader agrees', async ({page}) => {
  await page.addInitScript(() => {
    const text = ['The superuser command ', 'resets it [1]. <img src=x onerror="document.title=1"> [leave](https://evil.test/)'];
    const session = {
      promptStreaming: () =>
        new ReadableStream({
          start(controller) {
            for (const part of text) controller.enqueue(part);
            controller.close();
          },
        }),
      destroy: () => undefined,
    };
    Object.assign(window, {LanguageModel: {availability: async () => 'available', create: async () => session}});
  });
  await visit(page);
  await ask(page, 'how do I set a password for the admin site');
  await expect(box(page).locator('blockquote').first()).toBeVisible({timeout: 20_000});
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  await box(page).getByText('About answers').click();
  await box(page)
    .getByRole('checkbox', {name: /Nothing leaves this device/})
    .check();
  await expect(box(page).getByText('Generated from these docs.')).toBeVisible();
  await field(page).fill('how do I set a password for the admin site of my instance');
  await page.keyboard.press('Enter');
  await expect(box(page)).toContainText('The superuser command resets it [1].');
  await expect(box(page).locator('article').last()).toContainText(DISCLAIMER);
  await expect(box(page).locator('article').first()).not.toContainText(DISCLAIMER);
  await expect(box(page)).toContainText('Sources');
  await expect(box(page).locator('article').last().locator('img')).toHaveCount(0);
  await expect(box(page).getByRole('link', {name: 'leave'})).toHaveCount(0);
});

test('shows what a model wrote and no passage says as unsupported, and opens the passage of a citation', async ({page}) => {
  await page.addInitScript(() => {
    const session = {
      promptStreaming: () =>
        new Response('Use the command that the page names [1]. It takes 97 minutes [1].').body?.pipeThrough(new TextDecoderStream()),
      destroy: () => undefined,
    };
    Object.assign(window, {LanguageModel: {availability: async () => 'available', create: async () => session}});
    localStorage.setItem('site.ask.device-model', 'yes');
  });
  await visit(page);
  await ask(page, 'how do I set a password for the admin site');
  const note = box(page).getByRole('note');
  await expect(note).toContainText('Not backed by the cited sources:', {timeout: 20_000});
  await expect(note.getByRole('listitem')).toHaveText(['It takes 97 minutes [1].']);
  await box(page)
    .getByRole('link', {name: /^Source 1:/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/deployment\/configuration\/django-admin#set-or-reset-a-password/);
});
