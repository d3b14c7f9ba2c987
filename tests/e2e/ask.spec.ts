/**
 * Ask mode (tests/specification.md 2, 8, 9) with no model connected: what the docs say, quoted, in
 * every state.
 */
import {DISCLAIMER, ask, box, field, isPageText, lead, questionTop, visit} from './support/askBox';
import {hold} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test('leads with one passage, whole, and links to others', async ({page}) => {
  await visit(page);
  await ask(page, 'how do I reset the admin password');
  await expect(lead(page)).toHaveCount(1, {timeout: 20_000});
  await expect(box(page).getByText('Quoted from these docs.')).toBeVisible();
  const also = box(page).getByRole('group', {name: 'Also'}).getByRole('listitem');
  await expect(also).toHaveCount(3);
  for (const item of await also.all()) await expect(item.locator('a + span')).not.toBeEmpty();
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask another question...');
  await box(page)
    .getByRole('link', {name: /^Use Django Admin safely/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/deployment\/configuration\/django-admin/);
  await expect(box(page)).toHaveCount(0);
});

test('says in one line that it quotes, and explains the three ways', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page);
  await ask(page, 'segments');
  const about = box(page).locator('details').filter({hasText: 'Quoted from these docs.'});
  await expect(about).toBeVisible();
  const lines = await about.locator('summary > span').evaluateAll((parts) => parts.map((part) => part.getClientRects()[0]?.top));
  expect(new Set(lines).size).toBe(1);
  expect((await about.boundingBox())?.height).toBeLessThan(40);
  await expect(box(page).getByText(DISCLAIMER)).toBeHidden();
  await box(page).getByText('About answers').click();
  for (const text of ['Quotes.', 'The browser’s own model.', 'A connected endpoint.', DISCLAIMER])
    await expect(box(page).getByText(text)).toBeVisible();
});

test('stays at its beginning, with code in colours and in the language that was asked for', async ({page}) => {
  await visit(page);
  await ask(page, 'How do I verify a webhook signature in Python?');
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  const languages = await lead(page)
    .locator('figure.code')
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.lang));
  expect(languages).toEqual(['python', 'text']);
  const colours = await lead(page)
    .locator('[data-lang=python] code > *')
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  expect(colours).toBeGreaterThan(2);
  const answers = box(page).getByRole('region', {name: 'Answers'});
  const {scrollTop, hasMore} = await answers.evaluate(({scrollTop, scrollHeight, clientHeight}) => ({
    scrollTop,
    hasMore: scrollHeight > clientHeight,
  }));
  expect({scrollTop, hasMore}).toEqual({scrollTop: 0, hasMore: true});
});

for (const width of [390, 1280])
  test(`has each new question at its top, with the answer below it, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await visit(page);
    await ask(page, 'what counts as an api call');
    await expect(box(page).getByRole('status')).toHaveText('Answer complete');
    const release = await hold(page, isPageText);
    for (const [question, said] of [
      ['How do I verify a webhook signature in Python?', 'Answer complete'],
      ['who is the president of France', 'Nothing in these docs answers that.'],
    ] as const) {
      await field(page).fill(question);
      await page.keyboard.press('Enter');
      await expect(box(page).getByRole('heading', {name: question})).toBeVisible();
      expect(await questionTop(page)).toBeLessThan(8);
      release();
      await expect(box(page).getByRole('status')).toHaveText(said);
      expect(await questionTop(page)).toBeLessThan(8);
    }
  });

test('shows tables as on the page and breaks no word of them', async ({page}) => {
  await visit(page);
  await ask(page, 'What are the rate limits?');
  await expect(lead(page).locator('table.rows tr').nth(1)).toBeVisible({timeout: 20_000});
  await expect(box(page).getByRole('link', {name: /^\d+ more rows on the page$/})).toBeVisible();
  expect(await lead(page).locator('[id]').count()).toBe(0);
});

test('leads with the row that answers, marked, and folds the others', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page);
  await ask(page, 'Is it dangerous to change the hashing setting of an environment?');
  const rows = lead(page).locator('tr:visible');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Use consistent hashing');
  const marked = await rows.evaluate((row) => getComputedStyle(row).backgroundColor);
  expect(marked).not.toBe('rgba(0, 0, 0, 0)');
  await lead(page)
    .getByText(/^\d+ more rows$/)
    .click();
  await expect(rows.nth(1)).toBeVisible();
  expect(await rows.nth(1).evaluate((row) => getComputedStyle(row).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await expect(box(page).getByRole('link', {name: /^\d+ more rows on the page$/})).toHaveAttribute('href', /#all-settings$/);
});

test('copies code, tables and links as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('docs.host', 'https://flags.example.com'));
  await visit(page);
  const copied = async (question: string) => {
    await field(page).fill(question);
    await page.keyboard.press('Enter');
    await expect(box(page).getByRole('heading', {name: question})).toBeVisible();
    await expect(box(page).getByRole('status')).toHaveText('Answer complete');
    await box(page).locator('article').last().getByRole('button', {name: 'Copy', exact: true}).last().click();
    await expect(box(page).locator('article').last().getByRole('button', {name: 'Copied!'})).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await ask(page, 'what is a segment');
  await expect(box(page).getByRole('status')).toHaveText('Answer complete');
  const code = await copied('How do I verify a webhook signature in Python?');
  expect(code).toMatch(/^```python\nimport hashlib\n/m);
  expect(code).toMatch(/^1\. Read the body as bytes/m);
  expect(code).not.toMatch(/Wrap|```(?:typescript|javascript|go|java)\b/);
  expect(code).toMatch(/\n\nSource: \[Webhooks › Signature\]\(http.*\/system-administration\/webhooks#web-hook-signature\)$/);
  const table = await copied('what counts as an api call');
  expect(table).toContain('| Name in charts and API | Request | Made by |\n| --- | --- | --- |\n| Flags, `flags` | `GET /api/v1/flags/` |');
  // Samples name the reader's own server.
  const sample = await copied('How do I initialise the SDK on my server?');
  expect(sample).toContain('https://flags.example.com/api/v1/');
  await expect(lead(page).last()).toContainText('https://flags.example.com/api/v1/');
});

test('narrows the answer to another language', async ({page}) => {
  await visit(page);
  await ask(page, 'How do I initialise the SDK on my server?');
  const chips = box(page).getByRole('group', {name: 'Narrow it down'});
  await expect(chips.getByRole('button', {name: 'Node.js'})).toHaveAttribute('aria-pressed', 'true', {timeout: 20_000});
  const before = await box(page).locator('figcaption a').first().getAttribute('href');
  await chips.getByRole('button', {name: 'Elixir'}).click();
  await expect(lead(page).locator('figure.code').first()).toHaveAttribute('data-lang', 'elixir');
  await expect(chips.getByRole('button', {name: 'Elixir'})).toHaveAttribute('aria-pressed', 'true');
  expect(await box(page).locator('figcaption a').first().getAttribute('href')).toBe(before);
});

test('keeps what the reader thinks of the answer, as the page does', async ({page}) => {
  await visit(page);
  await ask(page, 'what counts as an api call');
  const feedback = box(page).getByRole('group', {name: 'Was this it?'});
  await feedback.getByRole('button', {name: 'No'}).click();
  await expect(feedback.getByRole('button', {name: 'No'})).toHaveAttribute('aria-pressed', 'true');
  await expect(box(page)).toContainText('Your answer is kept in this browser.');
  await expect(box(page).getByRole('link', {name: 'Open as an issue'})).toHaveAttribute('href', /what\+counts\+as\+an\+api\+call/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('docs.feedback') ?? '[]') as {page: string; helpful: boolean}[]);
  expect(stored).toMatchObject([{page: '/search?q=what%20counts%20as%20an%20api%20call', helpful: false}]);
});

/** Every text of the box's status, also those that are gone before a test could look. */
