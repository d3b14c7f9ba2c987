import {element, text, type ComponentContext, type TreeNode} from '../tree';
import {glyph} from './glyph';

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
 * `<Card title="…" href="/…" icon="server">one sentence</Card>` (or `mark="docker"`): the title is
 * the link, and CSS stretches it over the card.
 */
export function renderCard({attributes, children, place}: ComponentContext): TreeNode {
  const {title, href, mark, icon} = attributes;
  if (!title || !href) throw new Error(`${place}: <Card> needs title="…" and href="…".`);
  return element('li', {className: ['card-link']}, [
    ...glyph({mark, icon}, place),
    element('a', {href, className: ['card-title']}, [text(title)]),
    ...children.map((child) => (child.type === 'text' && child.value?.trim() ? element('p', {}, [child]) : child)),
  ]);
}

/** MDX puts cards written on one line into a paragraph. */
function unwrapParagraph(node: TreeNode): TreeNode[] {
  return node.tagName === 'p' ? (node.children ?? []).filter((child) => child.tagName === 'li') : [node];
}
