/** The code blocks of a built page with the place they stand in: section, tabs, order. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'htmlparser2';

import {attribute, childrenOf, elementsIn, textIn, type HtmlNode} from './html';
import type {Kind} from '../../../plugins/code-samples/types';

/**
 * A tab: panels of one group show the same value everywhere on the page; one without a group is its
 * own.
 */
export type Tab = {group: string; value: string};
export type Section = {id: string; title: string; links: string[]; hasProcedure: boolean};
export type Block = {
  page: string;
  order: number;
  section: Section;
  tabs: Tab[];
  language: string;
  title: string;
  kind: Kind;
  id: string | undefined;
  /** Address of "Continues …". */
  continues: string | undefined;
  sample: string | undefined;
  /** Has the rest of its file under "Show the whole file". */
  hasWhole: boolean;
};

/** The blocks of all built pages. */
export function readAllBlocks(buildDir = 'build'): Block[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => {
      const page = `/${file
        .split(path.sep)
        .join('/')
        .replace(/(?:^|\/)index\.html$/, '')
        .replace(/\.html$/, '')}`;
      return readBlocks(readFileSync(path.join(buildDir, file), 'utf8'), page);
    });
}

export function readBlocks(html: string, page: string): Block[] {
  const blocks: Block[] = [];
  let sets = 0;
  let section: Section = {id: '', title: '', links: [], hasProcedure: false};
  const walk = (node: HtmlNode, tabs: Tab[], group: string): void => {
    if (node.name === 'figure' && hasClass(node, 'code')) {
      blocks.push({...blockOf(node), page, order: blocks.length, section, tabs});
      return;
    }
    if (node.name === 'h2')
      section = {id: attribute(node, 'id') ?? '', title: textIn(node).replace(/#$/, ''), links: [], hasProcedure: false};
    if (node.name === 'ol') section.hasProcedure = true;
    if (node.name === 'a') section.links.push(attribute(node, 'href') ?? '');
    const isSet = attribute(node, 'data-tabs') !== undefined || hasClass(node, 'tab-set');
    const own = isSet ? attribute(node, 'data-tabs') || `set ${(sets += 1)}` : group;
    const inTabs = attribute(node, 'role') === 'tabpanel' ? [...tabs, {group, value: attribute(node, 'data-value') ?? ''}] : tabs;
    for (const child of childrenOf(node)) walk(child, inTabs, own);
  };
  const document = parseDocument(html) as unknown as HtmlNode;
  const article = elementsIn(document).find(({name}) => name === 'article') ?? document;
  walk(article, [], '');
  return blocks;
}

function blockOf(figure: HtmlNode): Omit<Block, 'page' | 'order' | 'section' | 'tabs'> {
  const inside = elementsIn(figure);
  const titled = inside.find((node) => hasClass(node, 'code-title'));
  const mark = inside.find((node) => hasClass(node, 'code-kind'));
  return {
    language: attribute(figure, 'data-lang') ?? 'text',
    title: titled ? textIn(titled).trim() : '',
    kind: (attribute(figure, 'data-kind') as Kind | undefined) ?? 'complete',
    id: attribute(figure, 'id'),
    continues: mark && attribute(mark, 'href'),
    sample: attribute(figure, 'data-sample'),
    hasWhole: inside.some((node) => hasClass(node, 'code-whole')),
  };
}

function hasClass(node: HtmlNode, name: string): boolean {
  return (attribute(node, 'class') ?? '').split(' ').includes(name);
}

/**
 * Whether a reader who sees one block sees the other one too: every tab around the other is also
 * around this one.
 */
export function isSeenWith(block: Pick<Block, 'tabs'>, other: Pick<Block, 'tabs'>): boolean {
  return other.tabs.every(({group, value}) => block.tabs.some((tab) => tab.group === group && tab.value === value));
}
