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
  await ask(page, 'how do I set a password for the admin site');
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

test('says in one line that it quotes, and what a service would do', async ({page}) => {
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
  await expect(about).toContainText(`Answers here quote these docs. When an AI service is connected: ${DISCLAIMER}`);
});

test('stays at its beginning, with code in colours and in the language that was asked for', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await ask(page, 'How do I check a signature in Python?');
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
  test(
    `has each new question at its top, with the answer below it, at ${width} px`,
    {tag: width === 390 ? [] : '@slow'},
    async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await visit(page);
      await ask(page, 'what counts as an api call');
      await expect(box(page).getByRole('status')).toHaveText('Answer complete');
      const release = await hold(page, isPageText);
      for (const [question, said] of [
        ['How do I check a signature in Python?', 'Answer complete'],
        ['What is the best pizza in Naples?', 'Nothing found'],
      ] as const) {
        await field(page).fill(question);
        await page.keyboard.press('Enter');
        await expect(box(page).getByRole('heading', {name: question})).toBeVisible();
        expect(await questionTop(page)).toBeLessThan(8);
        release();
        await expect(box(page).getByRole('status')).toHaveText(said);
        expect(await questionTop(page)).toBeLessThan(8);
      }
    },
  );

test('shows tables as on the page and breaks no word of them', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await ask(page, 'Which request headers does Flagsmith read?');
  await expect(lead(page).locator('table.rows tr').nth(1)).toBeVisible({timeout: 20_000});
  await expect(box(page).getByRole('link', {name: /^\d+ more rows on the page$/})).toBeVisible();
  expect(await lead(page).locator('[id]').count()).toBe(0);
});

test('marks the row that answers among the others', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page);
  await ask(page, 'Which permission lets a user view an organisation audit log?');
  const row = lead(page).locator('tr[data-answers]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('VIEW_AUDIT_LOG');
  expect(await row.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  await expect(box(page).getByRole('link', {name: /^\d+ more rows on the page$/})).toHaveAttribute('href', /#all-permissions$/);
});

test('leads with an answer card, and links to the section that proves it', async ({page}) => {
  await visit(page);
  await ask(page, 'Can I schedule a flag change for tomorrow 9am?');
  await expect(lead(page).getByRole('listitem')).toHaveCount(3);
  await expect(box(page).locator('figure').getByRole('link')).toHaveAttribute('href', '/advanced-use/scheduled-flags#schedule-the-change');
});

test('leads with the row of a pasted error, whatever the log says around it', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await ask(page, '2026-11-18 09:14:02 ERROR [web-1] Failed to connect to DB within 5 seconds. (pid 4711)');
  await expect(lead(page)).toContainText('Failed to connect to DB within 5 seconds.');
  await expect(lead(page)).toContainText(/Cause: \S/);
});

test('says of an error text that no message matches it, and keeps it for a report', async ({page}) => {
  await visit(page);
  await ask(page, 'java.lang.OutOfMemoryError: Metaspace at startup 09:14:02');
  await expect(box(page)).toContainText('No message in these docs matches this text.');
  await expect(lead(page)).toHaveCount(0);
  await box(page).getByText('Report what I could not find').click();
  await expect(box(page).getByRole('textbox', {name: 'Text of the report'})).toHaveValue(/OutOfMemoryError: Metaspace/);
  await expect(box(page).getByRole('link', {name: 'Open a GitHub issue'})).toHaveAttribute('href', /OutOfMemoryError/);
});

const LOG = [
  '2026-11-18 09:14:01 INFO starting',
  '2026-11-18 09:14:02 ERROR Failed to connect to DB within 5 seconds.',
  'x'.repeat(600),
].join('\n');

test('reads a log of several lines that is pasted into the search box', {tag: '@slow'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), LOG);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(lead(page)).toContainText('Failed to connect to DB within 5 seconds.');
});

for (const route of ['/support/', '/no-such-page'])
  test(`finds the cause of an error that is pasted on ${route}`, {tag: route === '/support/' ? [] : '@slow'}, async ({page}) => {
    await page.goto(route);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.getByRole('textbox', {name: 'Paste an error message or a line of a log'}).fill(LOG);
    await page.getByRole('button', {name: 'Find the cause'}).click();
    await expect(lead(page)).toContainText('Failed to connect to DB within 5 seconds.');
  });

test('copies code, tables and links as Markdown', {tag: '@slow'}, async ({page, context}) => {
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
  const code = await copied('How do I check a signature in Python?');
  expect(code).toMatch(/^```python title="verify.py"\nimport hashlib\n/m);
  expect(code).toMatch(/^1\. Read the body as bytes/m);
  expect(code).not.toMatch(/Wrap|```(?:typescript|javascript|go|java)\b/);
  expect(code).toMatch(/^\*\[Webhooks › Signature\]\(http.*\/system-administration\/webhooks#web-hook-signature\)\*$/m);
  const table = await copied('How are types cast?');
  expect(table).toContain('| Trait | Rule value becomes | Example |\n| - | - | - |\n| boolean |');
  // Samples name the reader's own server, in a card and in a passage.
  for (const question of ['How do I initialise a server-side client?', 'Which requests does a first flag in Python send?']) {
    expect(await copied(question)).toContain('https://flags.example.com/api/v1/');
    await expect(lead(page).last()).toContainText('https://flags.example.com/api/v1/');
  }
});

test('narrows the answer to another language', async ({page}) => {
  await visit(page);
  await ask(page, 'Read flags of an identity');
  const chips = box(page).getByRole('group', {name: 'Narrow it down'});
  await expect(chips.getByRole('button', {name: 'Node.js'})).toHaveAttribute('aria-pressed', 'true', {timeout: 20_000});
  const before = await box(page).locator('figcaption a').first().getAttribute('href');
  await chips.getByRole('button', {name: 'Elixir'}).click();
  await expect(lead(page).locator('figure.code').first()).toHaveAttribute('data-lang', 'elixir');
  await expect(chips.getByRole('button', {name: 'Elixir'})).toHaveAttribute('aria-pressed', 'true');
  expect(await box(page).locator('figcaption a').first().getAttribute('href')).toBe(before);
});

test('keeps what the reader thinks of the answer, as the page does', {tag: '@slow'}, async ({page}) => {
  await visit(page);
  await ask(page, 'what counts as an api call');
  const feedback = box(page).getByRole('group', {name: 'Did this answer your question?'});
  await feedback.getByRole('button', {name: 'No'}).click();
  await expect(feedback.getByRole('button', {name: 'No'})).toHaveAttribute('aria-pressed', 'true');
  await expect(box(page)).toContainText('Thanks.');
  await expect(box(page).getByRole('link', {name: 'Open a GitHub issue'})).toHaveAttribute('href', /what\+counts\+as\+an\+api\+call/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('docs.feedback') ?? '[]') as {page: string; helpful: boolean}[]);
  expect(stored).toMatchObject([{page: '/search?q=what%20counts%20as%20an%20api%20call', helpful: false}]);
});

/** Every text of the box's status, also those that are gone before a test could look. */
