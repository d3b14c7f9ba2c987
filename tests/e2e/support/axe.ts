/**
 * axe in the page. Its own adapter for Playwright sends every passed check of a page back to the test, which takes ten times as long as finding the few that failed.
 */
import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';

import {inspect, type Finding, type Order} from './axeInPage';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** For tests that open many pages: sending axe to each of them takes longer than running it. */
export async function installAxe(page: Page): Promise<void> {
  await page.addInitScript({content: source});
}

/** What is wrong, a line per rule, in the whole page or in the parts that match. */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  return (await run(page, {parts})).faults;
}

/**
 * Both widths in both colour modes, from the width that the page has to the other: every rule at both, and in the other mode of each the rules that can answer
 * differently there. Nothing may be wider than the window.
 */
export async function expectNoViolations(
  page: Page,
  name: string,
  {widths, parts = []}: {widths: number[]; parts?: string[]},
): Promise<void> {
  let mode: ColourMode = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light';
  let shown: number | undefined;
  for (const [index, width] of widths.entries()) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({width, height: 900});
    const whole = await run(page, {parts, shownBefore: shown});
    expect.soft(whole.faults, `${name}: ${mode}, ${width} px`).toEqual([]);
    expect.soft(await rightEdge(page, parts), `${name}: nothing is wider than the window`).toBeLessThanOrEqual(width);
    shown = whole.shown;
    // At the second width most pages show nothing whose colours this worker has not seen in both modes.
    if (index > 0 && whole.kinds.length + whole.unclear.length === 0) continue;
    mode = mode === 'light' ? 'dark' : 'light';
    await setColourMode(page, mode);
    const colours = await run(page, {parts, coloursOnly: true});
    expect.soft(colours.faults, `${name}: ${mode}, ${width} px`).toEqual([]);
  }
}

/** Of the whole page, and of parts that something around them may cut off. */
function rightEdge(page: Page, parts: string[]): Promise<number> {
  return page.evaluate(
    (selectors) =>
      Math.max(
        document.documentElement.scrollWidth,
        ...selectors
          .flatMap((part) => [...document.querySelectorAll(part)])
          .map((element) => Math.floor(element.getBoundingClientRect().right)),
      ),
    parts,
  );
}

type ColourMode = 'light' | 'dark';

/** Nothing is stored, so the site follows the system. Fading is ended at once: frames are rare when the machine is busy, and waiting polls with them. */
async function setColourMode(page: Page, colorScheme: ColourMode): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.waitForFunction((mode) => document.documentElement.dataset['theme'] === mode, colorScheme, {polling: 20});
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

/** Hashes of the kinds of text and link that this worker has found to be right, on whichever page. */
const checked = new Set<number>();
/** How often axe could not tell. What it cannot tell on three pages (a gradient behind the text) it never can. */
const undecided = new Map<number, number>();
const TRIES = 3;

async function run(page: Page, {parts = [], coloursOnly = false, shownBefore}: Partial<Order>): Promise<Finding> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const finding = await page.evaluate(inspect, {parts, coloursOnly, shownBefore, known: [...checked]});
  if (finding.faults.length > 0) return finding;
  for (const kind of finding.kinds) checked.add(kind);
  for (const kind of finding.unclear) {
    const tries = (undecided.get(kind) ?? 0) + 1;
    undecided.set(kind, tries);
    if (tries >= TRIES) checked.add(kind);
  }
  return finding;
}
