/**
 * Rewrites what our pages are made of (tab sets, code figures, asides, cards, diagrams, schema
 * folds) into the few elements that Markdown has words for, and leaves out what only serves the
 * screen. Everything a reader can read on the page, in any tab and any fold, stays.
 */
import type {Element, ElementContent} from 'hast';

import {attribute, element, find, findAll, hasClass, isElement, rawText, text} from './hast';

/** Controls, and drawings that have their text beside them. */
const SCREEN_ONLY = new Set([
  'button',
  'form',
  'input',
  'select',
  'textarea',
  'label',
  'output',
  'nav',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'dialog',
  'canvas',
  'caption',
  'wbr',
]);
const SCREEN_ONLY_CLASSES = ['hash-link', 'row-mark', 'tab-list', 'table-filter', 'card-filters', 'visually-hidden'];

/** Text directly inside these is white space between elements. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);

/** Text inside these is not searched for URLs. */
const LITERAL = new Set(['a', 'code', 'kbd', 'samp', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'()]*[^\s<>"'().,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

type Rewrite = {matches: (node: Element) => boolean; write: (node: Element, children: ElementContent[]) => ElementContent[]};

const withClass = (name: string) => (node: Element) => hasClass(node, name);
const strongLine = (...children: ElementContent[]) => element('p', [element('strong', children)]);

const REWRITES: Rewrite[] = [
  {
    matches: withClass('page-badges'),
    write: (node, children) => [element('p', [text(`${attribute(node, 'ariaLabel')}: `), ...withDots(children)])],
  },
  {matches: withClass('code'), write: (node) => codeFence(node)},
  {matches: withClass('diagram'), write: (node) => diagramInWords(node)},
  // The picture for the dark mode says the same as the one beside it.
  {matches: withClass('only-dark'), write: () => []},
  {matches: ({tagName, properties}) => tagName === 'picture' || 'dataEnlarge' in properties, write: (_node, children) => children},
  {matches: ({tagName}) => tagName === 'video', write: (node) => [filmLink(node)]},
  {matches: ({tagName}) => tagName === 'source', write: () => []},
  {matches: withClass('picture'), write: (_node, children) => children.map((child) => element('p', [child]))},
  {matches: ({tagName}) => tagName === 'figcaption', write: (_node, children) => [element('em', children)]},
  {
    matches: (node) => attribute(node, 'role') === 'tabpanel',
    write: (node, children) => [strongLine(text(attribute(node, 'ariaLabel'))), ...children],
  },
  {
    matches: withClass('admonition-title'),
    write: (_node, [kind, ...title]) => [strongLine(text(`${kind ? rawText(kind) : ''}${title.length > 0 ? ':' : ''}`), ...title)],
  },
  {matches: withClass('admonition'), write: (_node, children) => [element('blockquote', children)]},
  // An answer of Ask quotes a page; its code and lists are to be pasted as they are.
  {matches: ({tagName, properties}) => tagName === 'blockquote' && 'cite' in properties, write: (_node, children) => children},
  {matches: withClass('card-link'), write: (node, children) => [cardItem(node, children)]},
  {matches: withClass('badge-inline'), write: (node) => [text(`(${rawText(node)})`)]},
  {matches: withClass('schema-type'), write: (_node, children) => [element('em', children)]},
  {matches: withClass('schema-required'), write: (_node, children) => [element('strong', children)]},
  {matches: withClass('term'), write: (_node, children) => children},
  {matches: withClass('row-anchor'), write: (_node, children) => children},
  {matches: ({tagName}) => tagName === 'summary', write: (_node, children) => [strongLine(...children)]},
  {matches: ({tagName}) => tagName === 'details', write: (_node, children) => children},
];

export function plainElements(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => plainNode(node, []));
}

function plainNode(node: ElementContent, ids: string[], isLiteral = false): ElementContent[] {
  if (node.type === 'text') return isLiteral ? [node] : literalAddresses(node.value);
  if (!isElement(node) || isScreenOnly(node)) return [];
  const own = attribute(node, 'id');
  const idsInside = own ? [...ids, own] : ids;
  const isLiteralInside = isLiteral || LITERAL.has(node.tagName);
  const source = WITHOUT_TEXT.has(node.tagName) ? node.children.filter(isElement) : node.children;
  const children = joinTexts(source.flatMap((child) => plainNode(child, idsInside, isLiteralInside)));
  // A property or row that links to itself is furniture of the page, like the mark of a heading.
  if (node.tagName === 'a' && ids.includes(attribute(node, 'href').slice(1)) && attribute(node, 'href').startsWith('#')) return children;
  const rewrite = REWRITES.find(({matches}) => matches(node));
  return rewrite ? rewrite.write(node, children) : [{...node, children}];
}

/**
 * Where a long name may break, the page has an element between two texts; without it they are one,
 * which is half as much for all later steps.
 */
function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') joined[joined.length - 1] = text(last.value + node.value);
    else joined.push(node);
  }
  return joined;
}

/**
 * Many readers of Markdown make a link of a URL in plain text, which the page does not have;
 * as code it stays what it is.
 */
function literalAddresses(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const {0: address, index} of value.matchAll(ADDRESS)) {
    if (index > end) parts.push(text(value.slice(end, index)));
    parts.push(element('code', [text(address)]));
    end = index + address.length;
  }
  return end < value.length || value === '' ? [...parts, text(value.slice(end))] : parts;
}

function isScreenOnly(node: Element): boolean {
  if (SCREEN_ONLY.has(node.tagName) || SCREEN_ONLY_CLASSES.some((name) => hasClass(node, name))) return true;
  return attribute(node, 'ariaHidden') === 'true' || node.properties['hidden'] === true || node.properties['dataMarkdown'] === 'skip';
}

/** What the items of a list hold, links included, on one line. */
function withDots(items: ElementContent[]): ElementContent[] {
  return items.filter(isElement).flatMap(({children}, index) => (index === 0 ? children : [text(' · '), ...children]));
}

/**
 * A fence keeps its language, its title and what it was checked with; its text is taken byte for
 * byte.
 */
function codeFence(figure: Element): ElementContent[] {
  const pre = find(figure, ({tagName}) => tagName === 'pre');
  if (!pre) return [];
  const title = textOfClass(figure, 'code-title');
  // A block without a title shows the name of its language in the same place, and its accessible
  // name says so.
  const hasTitle = title !== '' && attribute(pre, 'ariaLabel') !== `${title} code`;
  const proof = textOfClass(figure, 'code-proof');
  const kind = textOfClass(figure, 'code-kind');
  const meta = [hasTitle ? `title="${title}"` : '', kind ? `kind="${kind}"` : '', proof ? `checked="${proof}"` : '']
    .filter(Boolean)
    .join(' ');
  const dataLang = attribute(figure, 'dataLang') || 'text';
  const fence = element('pre', [text(rawText(pre))], {dataLang, dataMeta: meta});
  const whole = find(figure, withClass('code-whole'));
  const wholePre = whole && find(whole, ({tagName}) => tagName === 'pre');
  if (!wholePre) return [fence];
  const name = attribute(wholePre, 'ariaLabel');
  return [fence, element('pre', [text(rawText(wholePre))], {dataLang, dataMeta: `title="${name}"`})];
}

function textOfClass(node: Element, name: string): string {
  const found = find(node, withClass(name));
  return found ? rawText(found).trim() : '';
}

function diagramInWords(figure: Element): ElementContent[] {
  const caption = find(figure, ({tagName}) => tagName === 'figcaption');
  const words = find(figure, withClass('diagram-text'));
  const paragraphs = words ? findAll(words, ({tagName}) => tagName === 'p') : [];
  return [strongLine(text(`Diagram: ${caption ? rawText(caption) : ''}`)), ...plainElements(paragraphs)];
}

/** The last of its files is the one that most programs play. */
function filmLink(video: Element): ElementContent {
  const source = video.children.filter(isElement).at(-1);
  return element('a', [text(`Video: ${attribute(video, 'ariaLabel')}`)], {href: source ? attribute(source, 'src') : ''});
}

/** "[Title](/page): one sentence (facts)" on one line. */
function cardItem(card: Element, children: ElementContent[]): ElementContent {
  const flat = element('div', children);
  const title = findAll(flat, withClass('card-title'));
  const paragraphs = findAll(flat, ({tagName}) => tagName === 'p');
  const rest = paragraphs.flatMap((paragraph) =>
    hasClass(paragraph, 'card-meta') ? [text(' ('), ...paragraph.children, text(')')] : [text(' '), ...paragraph.children],
  );
  return title.length === 1 ? element(card.tagName, [...title, ...(rest.length > 0 ? [text(':'), ...rest] : [])]) : {...card, children};
}
