import {plainText} from '../finishElements';
import {element, text, type ComponentContext, type TreeNode} from '../tree';

/** More are a second contents list. */
const MOST = 5;

/**
 * `<MostWanted>` around a list of links into the page: what most readers of a long page come for,
 * with the fact in the link.
 */
export function renderMostWanted({children, place}: ComponentContext): TreeNode {
  const fail = (message: string): never => {
    throw new Error(`${place}: <MostWanted> ${message}`);
  };
  const list = children.find(({tagName}) => tagName === 'ul') ?? fail('needs a list of links, with a blank line before and after it.');
  const items = (list.children ?? []).filter(({tagName}) => tagName === 'li');
  if (items.length > MOST) fail(`has ${items.length} links. Keep the ${MOST} that most readers need.`);
  for (const item of items) {
    const [link, ...others] = (item.children ?? []).filter(({type, value}) => type !== 'text' || value?.trim());
    const isLink = link?.tagName === 'a' && String(link.properties?.['href']).startsWith('#');
    if (!isLink || others.length > 0) fail(`has the item "${plainText(item)}". Write one link into this page: - [fact](#section).`);
  }
  // Not <nav>: the Markdown twin leaves navigation out, and this is content.
  return element('div', {className: ['most-wanted']}, [element('p', {}, [text('Quick answers')]), list]);
}
