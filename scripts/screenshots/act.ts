/**
 * What a description does with the dashboard. Everything is found as a
 * reader finds it: by its label.
 */
import type {Locator, Page} from '@playwright/test';

import type {Action} from '../../screenshots/types';

/**
 * A label, or a selector that begins with `css=`. In an open panel first, since it covers the page.
 */
export async function find(page: Page, target: string): Promise<Locator> {
  if (target.startsWith('css=')) {
    const found = page.locator(target.slice(4)).filter({visible: true}).first();
    await found.waitFor();
    return found;
  }
  const panel = page.locator('.modal.show').last();
  const scope: Page | Locator = (await panel.count()) > 0 ? panel : page;
  const found = byLabel(scope, target).or(byLabel(page, target)).filter({visible: true});
  const inScope = byLabel(scope, target).filter({visible: true});
  try {
    await found.first().waitFor();
  } catch (error) {
    throw new Error(
      `the dashboard shows no "${target}" at ${new URL(page.url()).pathname}. Was the label renamed? Then the page needs the new name too.`,
      {cause: error},
    );
  }
  return (await inScope.count()) > 0 ? inScope.first() : found.first();
}

function byLabel(scope: Page | Locator, label: string): Locator {
  const named = {name: label, exact: true};
  return scope
    .getByRole('button', named)
    .or(scope.getByRole('link', named))
    .or(scope.getByRole('tab', named))
    .or(scope.getByLabel(label, {exact: true}))
    .or(scope.getByPlaceholder(label, {exact: true}))
    .or(scope.getByText(label, {exact: true}));
}

export async function act(page: Page, action: Action): Promise<void> {
  if ('click' in action) return click(await find(page, action.click));
  if ('fill' in action) return (await find(page, action.fill)).fill(action.with);
  if ('see' in action) return void (await find(page, action.see));
  if ('press' in action) return page.keyboard.press(action.press);
  if ('type' in action) return page.keyboard.type(action.type);
  if ('hover' in action) return (await find(page, action.hover)).hover();
  await (await find(page, action.scrollTo)).scrollIntoViewIfNeeded();
}

/** The text of a drop-down list lies under its input: the click goes to the box around both. */
async function click(target: Locator): Promise<void> {
  const box = target.locator('xpath=ancestor::*[contains(@class, "react-select__control")]');
  await ((await box.count()) > 0 ? box : target).click();
}
