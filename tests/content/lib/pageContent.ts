/**
 * What a reader finds in the article of a built page, and what a program finds in its Markdown
 * twin, in one shape, so that the two can be compared. Written apart from plugins/markdown-twins: a
 * mistake there must not repeat itself here.
 */
import type {Element, Nodes as HastNode} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Nodes as MdastNode} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export type Content = {
  headings: string[];
  links: string[];
  code: {language: string; text: string}[];
  rows: string[];
  /** All other words, in their order. */
  words: string[];
  /** HTML and component source; there must be none in a twin. */
  markup: string[];
};

const CONTROLS = new Set(['button', 'form', 'input', 'select', 'label', 'output', 'svg', 'nav', 'caption']);
const FURNITURE = ['hash-link', 'row-mark', 'tab-list', 'table-filter', 'card-filters'];

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const line = (text: string) => wordsOf(text).join(' ');
const emptyContent = (): Content => ({headings: [], links: [], code: [], rows: [], words: [], markup: []});

export function contentOfPage(html: string, address: string): Content {
  // The menus around it are most of a page's elements; a name may go on in the next line.
  const source = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')).replaceAll('<wbr>', '');
  const article = findClass(fromHtml(source, {fragment: true}), 'theme-doc-markdown');
  const content = emptyContent();
  if (article) visitPage(article, content, address, []);
  return content;
}

function visitPage(node: HastNode, content: Content, address: string, ids: string[]): void {
  if (node.type === 'text') content.words.push(...wordsOf(node.value));
  if (!('children' in node)) return;
  if (node.type === 'element') {
    if (isFurniture(node)) return;
    if (hasClass(node, 'code')) return void content.code.push(...codeOf(node));
    if (hasClass(node, 'diagram')) return void content.words.push('Diagram', ...diagramWords(node));
    if (node.tagName === 'video') return visitFilm(node, content, address);
    if (hasClass(node, 'page-badges')) content.words.push(...wordsOf(String(node.properties['ariaLabel'])));
    if (node.properties['role'] === 'tabpanel') content.words.push(...wordsOf(String(node.properties['ariaLabel'])));
    if (/^h[1-6]$/.test(node.tagName)) content.headings.push(`${node.tagName[1]} ${line(textOf(node))}`);
    if (node.tagName === 'tr')
      content.rows.push(
        node.children
          .filter(({type}) => type === 'element')
          .map((cell) => line(textOf(cell)))
          .join(' | '),
      );
    if (node.tagName === 'a' && !isOwnMark(node, ids))
      content.links.push(`${line(textOf(node))} → ${new URL(String(node.properties['href']), address).href}`);
  }
  const inside = node.type === 'element' && node.properties['id'] ? [...ids, String(node.properties['id'])] : ids;
  for (const child of node.children) visitPage(child, content, address, inside);
}

/** A film is a link with its text alternative; the one of the dark mode shows the same. */
function visitFilm(node: Element, content: Content, address: string): void {
  if (hasClass(node, 'only-dark')) return;
  const words = ['Video', ...wordsOf(String(node.properties['ariaLabel']))];
  content.words.push(...words);
  const source = node.children.at(-1);
  content.links.push(`${words.join(' ')} → ${new URL(String(source?.type === 'element' ? source.properties['src'] : ''), address).href}`);
}

/**
 * Links of a row or property to itself, glossary terms, which only carry a tooltip, and pictures
 * that can be enlarged.
 */
function isOwnMark(link: Element, ids: string[]): boolean {
  const href = String(link.properties['href']);
  return (
    hasClass(link, 'row-anchor') ||
    hasClass(link, 'term') ||
    'dataEnlarge' in link.properties ||
    (href.startsWith('#') && ids.includes(href.slice(1)))
  );
}

function isFurniture(node: Element): boolean {
  return (
    CONTROLS.has(node.tagName) ||
    node.properties['hidden'] === true ||
    node.properties['dataMarkdown'] === 'skip' ||
    FURNITURE.some((name) => hasClass(node, name))
  );
}

/** The code that is shown, and the whole file that is folded under a part of it. */
function codeOf(figure: Element): Content['code'] {
  const language = String(figure.properties['dataLang']);
  return findAllTags(figure, 'pre').map((pre) => ({language, text: rawText(pre).replace(/\n$/, '')}));
}

function diagramWords(figure: Element): string[] {
  const caption = findTag(figure, 'figcaption');
  const details = findTag(figure, 'details');
  const paragraph = details && findTag(details, 'p');
  return [caption, paragraph].flatMap((node) => (node ? wordsOf(rawText(node)) : []));
}

/** Text as read, without furniture. */
function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && isFurniture(node)) return '';
  return 'children' in node ? node.children.map((child) => textOf(child as HastNode)).join('') : '';
}

function rawText(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => rawText(child as HastNode)).join('') : '';
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name);
}

function find(node: HastNode, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

const findClass = (node: HastNode, name: string) => find(node, (element) => hasClass(element, name));
const findTag = (node: HastNode, name: string) => find(node, ({tagName}) => tagName === name);

function findAllTags(node: HastNode, name: string): Element[] {
  if (node.type === 'element' && node.tagName === name) return [node];
  return 'children' in node ? node.children.flatMap((child) => findAllTags(child as HastNode, name)) : [];
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The head between the two `---` lines is not content. */
export function splitTwin(twin: string): {head: Record<string, string>; body: string} {
  const [, fields = '', body = twin] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(twin) ?? [];
  const head = Object.fromEntries(
    fields.split('\n').map((field) => [field.slice(0, field.indexOf(':')), JSON.parse(field.slice(field.indexOf(':') + 1)) as string]),
  );
  return {head, body};
}

export function contentOfTwin(twin: string): Content {
  const content = emptyContent();
  visitTwin(markdown.parse(splitTwin(twin).body), content);
  return content;
}

function visitTwin(node: MdastNode, content: Content): void {
  if (node.type === 'heading') content.headings.push(`${node.depth} ${line(toString(node))}`);
  if (node.type === 'link') content.links.push(`${line(toString(node))} → ${node.url}`);
  if (node.type === 'tableRow') content.rows.push(node.children.map((cell) => line(toString(cell))).join(' | '));
  if (node.type === 'html') content.markup.push(node.value);
  if (node.type === 'code') content.code.push({language: node.lang ?? '', text: node.value});
  if (node.type === 'text' || node.type === 'inlineCode') content.words.push(...wordsOf(node.value));
  if ('children' in node) for (const child of node.children) visitTwin(child, content);
}
