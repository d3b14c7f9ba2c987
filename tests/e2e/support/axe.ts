/**
 * axe in the page. Its own adapter for Playwright sends every passed check of a page back to the test, which takes ten times as long as finding the few that failed.
 */
import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type axeCore from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** For tests that open many pages: sending axe to each of them takes longer than running it. */
export async function installAxe(page: Page): Promise<void> {
  await page.addInitScript({content: source});
}

/** What is wrong, a line per rule, in the whole page or in the parts that match. */
export function violations(page: Page, ...parts: string[]): Promise<string[]> {
  return run(page, parts, []);
}

/** The rules that can answer differently in another colour mode. */
export function colourViolations(page: Page): Promise<string[]> {
  return run(page, [], COLOUR_RULES);
}

/** Hashes of the kinds of text and link that this worker has found to be right, on whichever page. */
const checked = new Set<number>();
/** How often axe could not tell. What it cannot tell on three pages (a gradient behind the text) it never can. */
const undecided = new Map<number, number>();
const TRIES = 3;

async function run(page: Page, parts: string[], rules: string[]): Promise<string[]> {
  // Parts that the browser has not laid out keep the colours of the mode they were last drawn in (src/css/long-pages.css).
  await page.evaluate(() => document.documentElement.setAttribute('data-whole-page', ''));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const {faults, kinds, unclear} = await page.evaluate(
    async ({selectors, only, known}) => {
      const {axe} = window as unknown as {axe: typeof axeCore};

      const roots =
        selectors.length > 0 ? selectors.flatMap((selector) => [...document.querySelectorAll(selector)]) : [document.documentElement];

      // The rules about colour are the slowest by far, and their answer depends on nothing but the colours of a text or link, of what surrounds it and of the
      // backgrounds behind it: the first of each kind is checked, once per worker.
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
      const looks = (element: Element | null): string => {
        if (!element) return '';
        const {color, fontSize, fontWeight, position, textDecorationLine, borderBottomStyle} = getComputedStyle(element);
        return [color, fontSize, fontWeight, position, textDecorationLine, borderBottomStyle, groundOf(element)].join(' ');
      };
      const hash = (text: string): number => {
        let sum = 0;
        for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
        return sum;
      };
      const seen = new Set(known);
      const marked = new Map<number, Element>();
      const markFirst = (element: Element, mark: string, kind: string): void => {
        const key = hash(`${mark} ${kind}`);
        if (seen.has(key)) return;
        seen.add(key);
        marked.set(key, element);
        element.setAttribute(mark, '');
      };
      for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) || !element.checkVisibility())
          continue;
        markFirst(element, 'data-axe-text', looks(element));
        const link = element.closest('a[href]');
        if (link) markFirst(link, 'data-axe-link', `${looks(link)} in ${looks(link.parentElement)}`);
      }
      // Nothing new to see in this colour mode: most pages show the same kinds of text.
      if (only.length > 0 && marked.size === 0) return {faults: [], kinds: [], unclear: []};
      axe.configure({
        // The source of every element that was looked at is written out otherwise, the whole page's among them.
        noHtml: true,
        rules: [
          {id: 'color-contrast', selector: '[data-axe-text]'},
          {id: 'link-in-text-block', selector: '[data-axe-link]'},
        ],
      });

      const {violations: found, incomplete} = await axe.run(selectors.length > 0 ? {include: selectors} : document, {
        resultTypes: ['violations', 'incomplete'],
        ...(only.length > 0 ? {runOnly: only} : {}),
      });
      // Where axe could not tell (something lies over the text), another element of the kind is tried on the next page.
      const open = incomplete
        .filter(({id}) => id === 'color-contrast' || id === 'link-in-text-block')
        .flatMap(({nodes}) => nodes.map(({target}) => document.querySelector(String(target[0]))));
      for (const element of marked.values()) for (const mark of ['data-axe-text', 'data-axe-link']) element.removeAttribute(mark);
      const lines = found.map(({id, nodes}) => {
        const places = nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`);
        return `${id} (${nodes.length}): ${places.join(' | ')}`;
      });
      const kindsWhere = (isOpen: boolean): number[] =>
        [...marked].filter(([, element]) => open.includes(element) === isOpen).map(([kind]) => kind);
      return {faults: lines, kinds: kindsWhere(false), unclear: kindsWhere(true)};
    },
    {selectors: parts, only: rules, known: [...checked]},
  );
  if (faults.length > 0) return faults;
  for (const kind of kinds) checked.add(kind);
  for (const kind of unclear) {
    const tries = (undecided.get(kind) ?? 0) + 1;
    undecided.set(kind, tries);
    if (tries >= TRIES) checked.add(kind);
  }
  return faults;
}
