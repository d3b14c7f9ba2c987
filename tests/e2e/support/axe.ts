/**
 * axe in the page. Its own adapter for Playwright sends every passed check of a page back to the test, which takes ten times as long as finding the few that failed.
 */
import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type axeCore from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is wrong, a line per rule, in the whole page or in the parts that match. */
export function violations(page: Page, ...parts: string[]): Promise<string[]> {
  return run(page, parts, []);
}

/** The rules that can answer differently in another colour mode. */
export function colourViolations(page: Page): Promise<string[]> {
  return run(page, [], COLOUR_RULES);
}

async function run(page: Page, parts: string[], rules: string[]): Promise<string[]> {
  // Parts that the browser has not laid out keep the colours of the mode they were last drawn in (src/css/long-pages.css).
  await page.evaluate(() => document.documentElement.setAttribute('data-whole-page', ''));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({selectors, only}) => {
      const {axe} = window as unknown as {axe: typeof axeCore};

      const roots =
        selectors.length > 0 ? selectors.flatMap((selector) => [...document.querySelectorAll(selector)]) : [document.documentElement];

      // Contrast is the slowest rule by far, and text of one colour on one stack of backgrounds has one contrast: the first two of each kind are checked.
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element): string => {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const ground = `${element.parentElement ? groundOf(element.parentElement) : ''}${own === 'rgba(0, 0, 0, 0) none 1' ? '' : `/${own}`}`;
        grounds.set(element, ground);
        return ground;
      };
      const counts = new Map<string, number>();
      for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
        element.removeAttribute('data-contrast');
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) || !element.checkVisibility())
          continue;
        const {color, fontSize, fontWeight, position} = getComputedStyle(element);
        const kind = [color, fontSize, fontWeight, position, groundOf(element)].join(' ');
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (counts.get(kind)! <= 2) element.setAttribute('data-contrast', '');
      }
      axe.configure({rules: [{id: 'color-contrast', selector: '[data-contrast]'}]});

      const {violations: found} = await axe.run(selectors.length > 0 ? {include: selectors} : document, {
        resultTypes: ['violations'],
        ...(only.length > 0 ? {runOnly: only} : {}),
      });
      return found.map(({id, nodes}) => {
        const places = nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`);
        return `${id} (${nodes.length}): ${places.join(' | ')}`;
      });
    },
    {selectors: parts, only: rules},
  );
}
