import {element, type ComponentContext, type TreeNode} from '../tree';

const BLOCKS = new Set(['div', 'figure', 'pre', 'table', 'aside', 'static-html', 'mdxJsxFlowElement']);

/**
 * `<Steps>` around a numbered list, and around what is between its items (samples, pictures):
 * one rail beside them all, a number in a ring at each step.
 */
export function renderSteps({children, place}: ComponentContext): TreeNode {
  const lists = children.filter(({tagName}) => tagName === 'ol');
  if (lists.length === 0)
    throw new Error(`${place}: <Steps> has no numbered list in it. Begin its steps with "1. ", and leave a blank line after <Steps>.`);
  for (const list of lists) if (holdsBlock(list)) list.properties = {...list.properties, className: ['wide']};
  return element('div', {className: ['steps']}, children);
}

/** Text has the width of text; what is shown to it may be wider. */
function holdsBlock({children = []}: TreeNode): boolean {
  return children.some((child) => BLOCKS.has(child.tagName ?? child.type) || holdsBlock(child));
}
