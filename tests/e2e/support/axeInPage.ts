/** Runs inside the page (support/axe.ts sends it there), so it may use nothing from outside. */
import type axeCore from 'axe-core';

export type Order = {
  /** Selectors of the parts to look at; none means the whole page. */
  parts: string[];
  /** Nothing but the rules about colour: the page was looked at in its other colour mode. */
  coloursOnly: boolean;
  /** Kinds of text and link that were found to be right before. */
  known: number[];
  /** How many elements of the text the page showed at another width, where every rule was run. */
  shownBefore: number | undefined;
};

export type Finding = {faults: string[]; kinds: number[]; unclear: number[]; shown: number};

export async function inspect({parts, coloursOnly, known, shownBefore}: Order): Promise<Finding> {
  const {axe} = window as unknown as {axe: typeof axeCore};
  const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
  const TEXT = '.markdown';
  // Parts that the browser has not laid out keep the colours of the mode they were last drawn in (src/css/long-pages.css).
  document.documentElement.setAttribute('data-whole-page', '');
  const roots = parts.length > 0 ? parts.flatMap((part) => [...document.querySelectorAll(part)]) : [document.documentElement];

  // The rules about colour are the slowest by far, and their answer depends on nothing but the colours of a text or link, of what surrounds it and of the
  // backgrounds behind it: the first of each kind is checked, once per worker.
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const before = grounds.get(element);
    if (before !== undefined) return before;
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
  let shown = 0;
  for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
    const isVisible = element.checkVisibility();
    if (isVisible && element.closest(TEXT)) shown += 1;
    if (!isVisible || ![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) continue;
    markFirst(element, 'data-axe-text', looks(element));
    const link = element.closest('a[href]');
    if (link) markFirst(link, 'data-axe-link', `${looks(link)} in ${looks(link.parentElement)}`);
  }
  // Nothing new to see in this colour mode: most pages show the same kinds of text.
  if (coloursOnly && marked.size === 0) return {faults: [], kinds: [], unclear: [], shown};
  axe.configure({
    // The source of every element that was looked at is written out otherwise, the whole page's among them.
    noHtml: true,
    rules: [
      {id: 'color-contrast', selector: '[data-axe-text]'},
      {id: 'link-in-text-block', selector: '[data-axe-link]'},
    ],
  });

  const results: axeCore.AxeResults[] = [];
  const look = async (where: axeCore.ElementContext, only: string[] = []): Promise<void> => {
    const options: axeCore.RunOptions = {resultTypes: ['violations', 'incomplete'], ...(only.length > 0 ? {runOnly: only} : {})};
    results.push(await axe.run(where, options));
  };
  const where = parts.length > 0 ? {include: parts} : document;
  if (coloursOnly) await look(where, COLOUR_RULES);
  // A text that shows the same elements as at the other width differs in what scrolls and in how it looks; names and roles were checked there.
  else if (parts.length === 0 && shown > 0 && shown === shownBefore) {
    await look({exclude: [TEXT]});
    await look({include: [TEXT]}, [...COLOUR_RULES, 'scrollable-region-focusable']);
  } else await look(where);

  // Where axe could not tell (something lies over the text), another element of the kind is tried on the next page.
  const open = results
    .flatMap(({incomplete}) => incomplete)
    .filter(({id}) => COLOUR_RULES.includes(id))
    .flatMap(({nodes}) => nodes.map(({target}) => document.querySelector(String(target[0]))));
  for (const element of marked.values()) for (const mark of ['data-axe-text', 'data-axe-link']) element.removeAttribute(mark);
  const faults = results
    .flatMap(({violations}) => violations)
    .map(({id, nodes}) => {
      const places = nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`);
      return `${id} (${nodes.length}): ${places.join(' | ')}`;
    });
  const kindsWhere = (isOpen: boolean): number[] =>
    [...marked].filter(([, element]) => open.includes(element) === isOpen).map(([kind]) => kind);
  return {faults, kinds: kindsWhere(false), unclear: kindsWhere(true), shown};
}
