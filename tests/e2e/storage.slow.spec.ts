/** Storage that is denied, or full: nothing is remembered, and nothing else is lost. */
import {box, field, options} from './support/searchBox';
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

/** As a browser that forbids data of sites, where even naming the storage throws. */
function deny(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

for (const [title, spoil] of [
  ['denied', deny],
  ['full', fill],
] as const)
  test.describe(`storage that is ${title}`, () => {
    const errors: string[] = [];
    test.beforeEach(async ({page}) => {
      errors.length = 0;
      page.on('pageerror', ({message}) => errors.push(message));
      await page.addInitScript(spoil);
    });
    test.afterEach(() => expect(errors).toEqual([]));

    test('leaves the colour mode, tabs, preferences and the announcement in use', async ({page}) => {
      await page.goto('/edge-api/get-flags');
      await page.waitForSelector(HYDRATED);
      const toggle = page.getByRole('button', {name: /switch between dark and light mode/i});
      await toggle.click();
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('tab', {name: 'Ruby', exact: true}).click();
      await expect(page.getByRole('tabpanel', {name: 'Ruby'}).first()).toBeVisible();
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      await page.getByRole('button', {name: 'Your setup'}).first().click();
      await page.getByRole('textbox', {name: 'API URL'}).fill('https://flags.example.com');
      await page.getByRole('button', {name: 'Done'}).click();
      await expect(page.getByRole('tabpanel', {name: 'Ruby'}).first()).toContainText('flags.example.com');
    });

    test('leaves search, Ask, feedback, the support form and navigation in use', async ({page}) => {
      await page.goto('/quickstart');
      await page.waitForSelector(HYDRATED);
      await page.getByRole('button', {name: 'Yes', exact: true}).click();
      await expect(page.getByText('What helped?')).toBeVisible();
      await page.keyboard.press('Control+k');
      await field(page).fill('segment');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
      await page.getByRole('button', {name: 'Ask the docs', exact: true}).click();
      await page.getByRole('textbox', {name: 'Your question'}).fill('what is a segment');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', {name: 'Documentation assistant'}).locator('blockquote').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('.footer').getByRole('link', {name: 'Support'}).first().click();
      const message = page.getByRole('textbox', {name: 'Message', exact: true});
      await message.fill('It does not work');
      await expect(message).toHaveValue('It does not work');
    });
  });
