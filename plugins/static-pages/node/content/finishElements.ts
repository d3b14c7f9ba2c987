/**
 * What the stock theme does to headings, links and tables with React
 * components, done once at build time.
 */
import {keepUnits} from '../../../shared/keepUnits';
import {isOption, splitName} from '../../../shared/splitName';
import {stackedLabels} from '../../../shared/stackedLabels';
import {element, text, type TreeNode} from './tree';

export function finishElements(root: {children: unknown[]}): void {
  const finish = (node: TreeNode, parent: TreeNode | undefined): TreeNode => {
    if (node.children) node.children = withoutGaps(node).map((child) => finish(child, node));
    if (node.type !== 'element') return node;
    if (/^h[2-6]$/.test(node.tagName ?? '') && node.properties?.['id']) return finishHeading(node);
    if (node.tagName === 'a') return finishLink(node);
    if (node.tagName === 'code' && isOption(plainText(node))) return {...node, properties: {...node.properties, className: ['option']}};
    // The box of a task list is a picture of a box; it still needs a name.
    if (node.tagName === 'input' && node.properties?.['disabled']) return {...node, properties: {ariaLabel: 'To do', ...node.properties}};
    if (node.tagName === 'th' && plainText(node) === '') return {...node, tagName: 'td'};
    if (node.tagName === 'td') return breakNames(node, CELL);
    if (node.tagName === 'p' || node.tagName === 'li') return breakNames(node, LINE);
    if (node.tagName === 'table' && parent?.tagName !== 'div') return scrollRegion(node);
    return node;
  };
  root.children = (root.children as TreeNode[]).map((child) => finish(child, undefined));
}

const PARTED = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** Line ends between rows and items are not shown; without them the minifier drops closing tags. */
function withoutGaps({tagName, children = []}: TreeNode): TreeNode[] {
  return PARTED.has(tagName ?? '') ? children.filter(({type, value}) => type !== 'text' || value?.trim()) : children;
}

function finishHeading(node: TreeNode): TreeNode {
  const id = String(node.properties?.['id']);
  const label = `Direct link to ${plainText(node)}`;
  node.properties = {...node.properties, className: ['anchor']};
  node.children = [...(node.children ?? []), element('a', {href: `#${id}`, className: ['hash-link'], ariaLabel: label}, [text('#')])];
  return node;
}

function finishLink(node: TreeNode): TreeNode {
  const href = String(node.properties?.['href'] ?? '');
  if (/^https?:\/\//.test(href)) node.properties = {...node.properties, target: '_blank', rel: ['noopener', 'noreferrer']};
  return node;
}

/** Characters of code that a narrow column, and a line on a phone, have room for. */
const CELL = 16;
const LINE = 36;

/**
 * Names of variables and paths without that room break where a reader would break them; units stay
 * with their numbers.
 */
function breakNames(node: TreeNode, fits: number, isCode = false): TreeNode {
  const children = node.children?.flatMap((child) => {
    if (child.tagName === 'pre') return child;
    if (child.type !== 'text') return breakNames(child, fits, isCode || child.tagName === 'code');
    if (!isCode) return text(keepUnits(child.value ?? ''));
    return splitName(child.value ?? '', fits).flatMap((piece, index) => (index > 0 ? [element('wbr', {}), text(piece)] : [text(piece)]));
  });
  return children ? {...node, children} : node;
}

/**
 * On a wide screen a table may scroll on its own, and a scrolling region has to be reachable by
 * keyboard; on a phone its rows are stacked (src/css/stacked-tables.css).
 */
function scrollRegion(table: TreeNode): TreeNode {
  const head = table.children?.find(({tagName}) => tagName === 'thead');
  const columns = head ? plainCells(head) : [];
  const named = columns.filter(Boolean);
  const ariaLabel = named.length > 0 ? `Table: ${named.join(', ')}` : 'Table';
  const style = stackedLabels(columns, hasBareNumbers(table));
  return element('div', {className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel, ...(style && {style})}, [table]);
}

/** A number alone ("72") does not say what it counts. */
function hasBareNumbers(table: TreeNode): boolean {
  const rows = table.children?.find(({tagName}) => tagName === 'tbody')?.children ?? [];
  return rows.some((row) => /^(?:about )?\d[\d,.–]*$/.test(plainCells(row)[1] ?? ''));
}

function plainCells(node: TreeNode): string[] {
  if (node.tagName === 'th' || node.tagName === 'td') return [plainText(node)];
  return (node.children ?? []).flatMap(plainCells);
}

export function plainText(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  return (node.children ?? []).map(plainText).join('').trim();
}
