/**
 * A page imports the React components that it uses, so that pages without any carry none. An
 * unknown name stops the build here with page, line and remedy.
 */
import {placeOf} from '../../../shared/mdxNodes';
import {esm} from './estree';
import {reactComponents, REGISTRY} from './reactComponents';
import {isJsx, type TreeNode} from './tree';

/** Components of other Docusaurus sites, and what to write here instead. */
const INSTEAD: Record<string, string> = {
  Head: 'Write title, description and keywords as front matter; tags of all pages belong in headTags of docusaurus.config.ts.',
  TabItem: 'Put it inside <Tabs>, with blank lines around its content.',
};

export function importComponents(root: {children: unknown[]}, filePath: string): void {
  const used = new Set<string>();
  const look = (node: TreeNode): void => {
    const name = isJsx(node) ? (node.name ?? '') : '';
    if (/^[A-Z]/.test(name)) {
      checkName(name, () => placeOf({path: filePath}, node));
      used.add(name);
    }
    node.children?.forEach(look);
  };
  (root.children as TreeNode[]).forEach(look);
  if (used.size === 0) return;
  root.children.unshift(esm(`import components from '@theme/MDXComponents';\nconst {${[...used].join(', ')}} = components;`));
}

function checkName(name: string, place: () => string): void {
  if (INSTEAD[name]) throw new Error(`${place()}: <${name}> cannot be used here. ${INSTEAD[name]}`);
  const known = reactComponents(process.cwd());
  if (known.includes(name)) return;
  throw new Error(
    `${place()}: no component <${name}> reaches the browser. Check its name against "Components" in guide/writing.md, ` +
      `or add it to ${REGISTRY} and leave out the import in the page. Registered there: ${known.join(', ')}.`,
  );
}
