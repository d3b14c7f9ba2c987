import {element, type ComponentContext, type TreeNode} from '../tree';

/**
 * `<Steps>` around a numbered list, and around what is between its items (samples, pictures):
 * one rail beside them all, a number in a ring at each step.
 */
export function renderSteps({children, place}: ComponentContext): TreeNode {
  const lists = children.filter(({tagName}) => tagName === 'ol');
  if (lists.length === 0)
    throw new Error(`${place}: <Steps> has no numbered list in it. Begin its steps with "1. ", and leave a blank line after <Steps>.`);
  return element('div', {className: ['steps']}, children);
}
