import type {Properties} from 'hast';

import {element, text, type ComponentContext, type TreeNode} from '../tree';
import {glyph, type Glyph} from './glyph';

export function renderCards({children}: ComponentContext): TreeNode {
  const cards = children.filter((child) => child.type !== 'text').flatMap(unwrapParagraph);
  return element('ul', {className: ['cards', ...rowClass(cards.length)]}, cards);
}

/**
 * Three cards fill a row; four, eight and so on form rows of four or in pairs. Counted here: a
 * selector would count again with every card that arrives, and the columns would change on the way.
 */
export function rowClass(count: number): string[] {
  if (count === 3) return ['cards-3'];
  return count % 4 === 0 ? ['cards-4'] : [];
}

/**
 * The title is the link, and CSS stretches it over the card. `place` is where its picture is named.
 */
export function card(
  {title, href, place, more = {}, ...picture}: Glyph & {title: string; href: string; place: string; more?: Properties},
  content: TreeNode[],
): TreeNode {
  const link = element('a', {href, className: ['card-title']}, [text(title)]);
  return element('li', {className: ['card-link'], ...more}, [...glyph(picture, place), link, ...content]);
}

/** `<Card title="…" href="/…" icon="server">one sentence</Card>` (or `mark="docker"`) */
export function renderCard({attributes: {title, href, mark, icon}, children, place}: ComponentContext): TreeNode {
  if (!title || !href) throw new Error(`${place}: <Card> needs title="…" and href="…".`);
  const content = children.map((child) => (child.type === 'text' && child.value?.trim() ? element('p', {}, [child]) : child));
  return card({title, href, mark, icon, place}, content);
}

/** MDX puts cards written on one line into a paragraph. */
function unwrapParagraph(node: TreeNode): TreeNode[] {
  return node.tagName === 'p' ? (node.children ?? []).filter((child) => child.tagName === 'li') : [node];
}
