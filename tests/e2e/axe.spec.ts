/**
 * No accessibility violation on any route, in both colour modes, on a phone and on a desktop. One load per route: every rule runs at both widths, and in the other
 * colour mode the rules about colour run again, since nothing else depends on it.
 */
import {readFileSync} from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {expect, test} from './support/site';

const routes = [...(JSON.parse(readFileSync('tests/content/__fixtures__/spec-routes.json', 'utf8')) as string[]), '/no-such-page'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({page});
  const {violations: found} = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.map(
    ({id, nodes}) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}

/** Nothing is stored, so the site follows the system. */
async function setColourMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.waitForSelector(`html[data-theme=${colorScheme}]`);
}

for (const route of routes) {
  test(`axe: ${route}`, async ({page}) => {
    // Colours that fade are measured when they have arrived.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await page.waitForSelector('html[data-has-hydrated=true]');
    expect(await violations(page), 'light, 1280 px').toEqual([]);
    await setColourMode(page, 'dark');
    expect(await violations(page, COLOUR_RULES), 'dark, 1280 px').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await violations(page), 'dark, 390 px').toEqual([]);
    await setColourMode(page, 'light');
    expect(await violations(page, COLOUR_RULES), 'light, 390 px').toEqual([]);
  });
}
