/** The code blocks of the built pages with the place they stand in: section and tabs. */
import {parseDocument} from 'htmlparser2';

import {readBuiltPages} from './builtSite';
import {attribute, childrenOf, classesOf, elementsIn, textIn, type HtmlNode} from './html';
import {readFigure, type Printed} from './readPrinted';

/**
 * A tab: panels of one group show the same value everywhere on the page; one without a group is its
 * own.
 */
export type Tab = {group: string; value: string};
export type Section = {id: string; title: string; links: string[]; hasProcedure: boolean};
export type Block = Printed & {section: Section; tabs: Tab[]};

/** The blocks of all built pages. */
export function readAllBlocks(): Block[] {
  return readBuiltPages().flatMap(({html, route}) => readBlocks(html, route));
}

export function readBlocks(html: string, page: string): Block[] {
  const blocks: Block[] = [];
  let sets = 0;
  let section: Section = {id: '', title: '', links: [], hasProcedure: false};
  const walk = (node: HtmlNode, tabs: Tab[], group: string): void => {
    const classes = classesOf(node);
    if (node.name === 'figure' && classes.includes('code')) {
      blocks.push({...readFigure(node, page, blocks.length), section, tabs});
      return;
    }
    if (node.name === 'h2')
      section = {id: attribute(node, 'id') ?? '', title: textIn(node).replace(/#$/, ''), links: [], hasProcedure: false};
    if (node.name === 'ol') section.hasProcedure = true;
    if (node.name === 'a') section.links.push(attribute(node, 'href') ?? '');
    const isSet = attribute(node, 'data-tabs') !== undefined || classes.includes('tab-set');
    const own = isSet ? attribute(node, 'data-tabs') || `set ${(sets += 1)}` : group;
    const inTabs = attribute(node, 'role') === 'tabpanel' ? [...tabs, {group, value: attribute(node, 'data-value') ?? ''}] : tabs;
    for (const child of childrenOf(node)) walk(child, inTabs, own);
  };
  const document = parseDocument(html) as unknown as HtmlNode;
  const article = elementsIn(document).find(({name}) => name === 'article') ?? document;
  walk(article, [], '');
  return blocks;
}

/**
 * Whether a reader who sees one block sees the other one too: every tab around the other is also
 * around this one.
 */
export function isSeenWith(block: Pick<Block, 'tabs'>, other: Pick<Block, 'tabs'>): boolean {
  return other.tabs.every(({group, value}) => block.tabs.some((tab) => tab.group === group && tab.value === value));
}
