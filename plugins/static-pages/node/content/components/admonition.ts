import type {IconName} from '../../../../shared/icons';
import {element, text, type TreeNode} from '../tree';
import {outline} from './glyph';

const KINDS: Record<string, {label: string; icon: IconName}> = {
  note: {label: 'Note', icon: 'note'},
  info: {label: 'Note', icon: 'note'},
  tip: {label: 'Tip', icon: 'note'},
  warning: {label: 'Warning', icon: 'warning'},
  caution: {label: 'Warning', icon: 'warning'},
  danger: {label: 'Danger', icon: 'danger'},
  check: {label: 'Check', icon: 'check'},
};
const ICON = {viewBox: '0 0 24 24', width: '16', height: '16', stroke: 'currentColor', strokeWidth: '2.4', ariaHidden: 'true'};

/** `:::warning[Title]` with its kind written out. A note, not a landmark: a page may have many. */
export function renderAdmonition(node: TreeNode): TreeNode {
  const kind = String(node.properties?.['type'] ?? 'note');
  const children = node.children ?? [];
  const titleNode = children.find((child) => child.tagName === 'mdxAdmonitionTitle');
  const content = children.filter((child) => child !== titleNode);
  const {label, icon} = KINDS[kind] ?? {label: 'Note', icon: 'note'};
  const title = titleNode?.children ?? (node.properties?.['title'] ? [text(String(node.properties['title']))] : undefined);
  return element('div', {className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: label}, [
    element('p', {className: ['admonition-title']}, [
      element('span', {className: ['admonition-kind']}, [outline(icon, ICON), text(label)]),
      ...(title ? [text(' '), ...title] : []),
    ]),
    ...content,
  ]);
}
