import {element, text, type TreeNode} from '../tree';

const TITLES: Record<string, string> = {
  note: 'Note',
  info: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
  check: 'Check',
};

/** `:::warning[Title]` with its kind written out. A note, not a landmark: a page may have many. */
export function renderAdmonition(node: TreeNode): TreeNode {
  const kind = String(node.properties?.['type'] ?? 'note');
  const children = node.children ?? [];
  const titleNode = children.find((child) => child.tagName === 'mdxAdmonitionTitle');
  const content = children.filter((child) => child !== titleNode);
  const label = TITLES[kind] ?? 'Note';
  const title = titleNode?.children ?? (node.properties?.['title'] ? [text(String(node.properties['title']))] : undefined);
  return element('div', {className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: label}, [
    element('p', {className: ['admonition-title']}, [
      element('span', {className: ['admonition-kind']}, [text(label)]),
      ...(title ? [text(' '), ...title] : []),
    ]),
    ...content,
  ]);
}
