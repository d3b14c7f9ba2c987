/** The text of a part of a rendered page, as a reader sees it. */
import type {Element} from 'hast';

import {hasClass, type Node} from './hast';

const SKIPPED = new Set(
  'figcaption script style template noscript nav svg button form input select summary caption iframe dialog'.split(' '),
);
const SKIPPED_CLASSES = [
  'hash-link',
  'page-badges',
  'page-proof',
  'tab-list',
  'code-actions',
  'code-proof',
  'code-foot',
  'table-filter',
  'card-filters',
  'only-dark',
  'theme-doc-toc-mobile',
  'visually-hidden',
];
const INLINE = new Set(
  'a abbr b bdi br cite code data del em i img ins kbd mark picture q s samp small span strong sub sup time u var wbr'.split(' '),
);

export function isInline({tagName}: Element): boolean {
  return INLINE.has(tagName);
}

/** What a reader does not read as part of the text: controls, labels, drawings. */
export function isSkipped(element: Element): boolean {
  return (
    SKIPPED.has(element.tagName) || SKIPPED_CLASSES.some((name) => hasClass(element, name)) || element.properties['ariaHidden'] === 'true'
  );
}

/** Text as read: white space collapsed, line breaks and block ends as spaces. */
export function textOf(node: Node | undefined): string {
  return node
    ? rawText(node, ' ')
        .replace(/\s+/g, ' ')
        // Not before a name that begins with a dot: "Java, .NET".
        .replace(/ ([.,;:!?)])(?![\p{L}\p{N}])/gu, '$1')
        .trim()
    : '';
}

/** Text as written, for code. With a separator, blocks are held apart by it. */
export function rawText(node: Node, separator = ''): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && isSkipped(node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return separator || '\n';
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties['alt'] ?? '');
  if (node.type === 'element' && node.tagName === 'video') return String(node.properties['ariaLabel'] ?? '');
  if (!('children' in node)) return '';
  const inner = (node.children as Node[]).map((child) => rawText(child, separator)).join('');
  return separator && node.type === 'element' && !isInline(node) ? `${separator}${inner}${separator}` : inner;
}
