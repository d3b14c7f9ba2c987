/**
 * Replaces components that need no React by plain elements. JSX that is neither stays for React.
 */
import {placeOf, stringAttributes} from '../../../shared/mdxNodes';
import {renderAdmonition} from './components/admonition';
import {renderBadge} from './components/badges';
import {renderCard, renderCards} from './components/cards';
import {renderFlagDemo} from './components/flagDemo';
import {renderRelease, renderSdkGrid, renderTaskChooser} from './components/home';
import {renderIntegrationGrid} from './components/integrationGrid';
import {renderMostWanted} from './components/mostWanted';
import {renderSteps} from './components/steps';
import {renderTabs} from './components/tabs';
import {element, isJsx, type ComponentContext, type JsxNode, type TreeNode} from './tree';

export const COMPONENTS: Record<string, (context: ComponentContext) => TreeNode> = {
  Tabs: renderTabs,
  Steps: renderSteps,
  Cards: renderCards,
  Card: renderCard,
  MostWanted: renderMostWanted,
  IntegrationGrid: renderIntegrationGrid,
  FlagDemo: renderFlagDemo,
  SdkGrid: renderSdkGrid,
  TaskChooser: renderTaskChooser,
  Release: renderRelease,
  Since: renderBadge('since'),
  Plan: renderBadge('plan'),
  Edition: renderBadge('edition'),
};

export function expandComponents(root: {children: unknown[]}, filePath: string): void {
  const expand = (node: TreeNode): TreeNode => {
    if (node.children) node.children = node.children.map(expand);
    if (node.type === 'element' && node.tagName === 'admonition') return renderAdmonition(node);
    if (!isJsx(node)) return node;
    return expandJsx(node, placeOf({path: filePath}, node));
  };

  root.children = (root.children as TreeNode[]).map(expand);
}

function expandJsx(node: JsxNode & TreeNode, place: string): TreeNode {
  const render = node.name ? COMPONENTS[node.name] : undefined;
  if (render) return render({attributes: stringAttributes(node), children: node.children, place});
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
