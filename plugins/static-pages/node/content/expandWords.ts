/** Turns the words of our authors into plain elements. JSX that is not one of them, and has no plain meaning, is left for React. */
import {stringAttributes} from '../../../shared/mdxNodes';
import {renderAdmonition} from './words/admonition';
import {renderBadge} from './words/badges';
import {renderCard, renderCards} from './words/cards';
import {renderFlagDemo} from './words/flagDemo';
import {renderRelease, renderSdkGrid, renderTaskChooser} from './words/home';
import {renderIntegrationGrid} from './words/integrationGrid';
import {renderSteps} from './words/steps';
import {renderTabs} from './words/tabs';
import {element, isJsx, type JsxNode, type TreeNode} from './tree';

export type WordContext = {attributes: Record<string, string>; children: TreeNode[]; place: string; nextId: () => number};
type Word = (context: WordContext) => TreeNode;

const WORDS: Record<string, Word> = {
  Tabs: renderTabs,
  Steps: renderSteps,
  Cards: renderCards,
  Card: renderCard,
  IntegrationGrid: renderIntegrationGrid,
  FlagDemo: renderFlagDemo,
  SdkGrid: renderSdkGrid,
  TaskChooser: renderTaskChooser,
  Release: renderRelease,
  Since: renderBadge('since'),
  Plan: renderBadge('plan'),
  Edition: renderBadge('edition'),
};

export function expandWords(root: {children: unknown[]}, filePath: string): void {
  let ids = 0;
  const nextId = () => (ids += 1);

  const expand = (node: TreeNode): TreeNode => {
    if (node.children) node.children = node.children.map(expand);
    if (node.type === 'element' && node.tagName === 'admonition') return renderAdmonition(node);
    if (!isJsx(node)) return node;
    return expandJsx(node, {place: `${filePath}:${node.position?.start.line ?? '?'}`, nextId});
  };

  root.children = (root.children as TreeNode[]).map(expand);
}

function expandJsx(node: JsxNode & TreeNode, where: {place: string; nextId: () => number}): TreeNode {
  const word = node.name ? WORDS[node.name] : undefined;
  if (word) return word({attributes: stringAttributes(node), children: node.children, ...where});
  return isPlainTag(node) ? element(node.name ?? 'div', plainProperties(node), node.children) : node;
}

/** `<kbd>`, `<details open>` and the like, written by hand with string attributes only. */
function isPlainTag(node: JsxNode): boolean {
  const lowerCase = node.name !== null && /^[a-z][a-z0-9]*$/.test(node.name);
  return (
    lowerCase &&
    node.attributes.every(
      ({type, value}) => type === 'mdxJsxAttribute' && (value === null || value === undefined || typeof value === 'string'),
    )
  );
}

function plainProperties(node: JsxNode): Record<string, string | boolean> {
  const properties: Record<string, string | boolean> = {};
  for (const {name, value} of node.attributes) {
    if (name) properties[name === 'class' ? 'className' : name] = typeof value === 'string' ? value : true;
  }
  return properties;
}
