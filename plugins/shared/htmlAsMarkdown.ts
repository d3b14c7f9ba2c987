/**
 * The HTML of our pages as Markdown: the copies of whole pages, and an answer of Ask to paste
 * elsewhere.
 */
import type {Element, ElementContent, Root} from 'hast';
import type {Code} from 'mdast';

import {attribute, element, rawText} from './hast';
import {createHtmlParser, type ParseHtml} from './parseHtml';
import {plainElements} from './plainElements';

export type MarkdownWriter = {
  parse: ParseHtml;
  /** Links become absolute, because the text is read far from its page at `address`. */
  write: (nodes: Root['children'], address: string) => string;
};

/**
 * The libraries are modules that the loader of Docusaurus' configuration
 * can only import at run time.
 */
export async function createMarkdownWriter(): Promise<MarkdownWriter> {
  const [parse, {toMdast}, {toMarkdown}, {gfmTableToMarkdown}] = await Promise.all([
    createHtmlParser(),
    import('hast-util-to-mdast'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm-table'),
  ]);
  const extensions = [gfmTableToMarkdown({tablePipeAlign: false})];
  return {
    parse,
    write(nodes, address) {
      const children = absoluteAddresses(plainElements(nodes as ElementContent[]), address);
      const tree = toMdast({type: 'root', children}, {handlers: {pre: (_state, node: Element) => toFence(node)}});
      return toMarkdown(tree, {bullet: '-', rule: '-', emphasis: '*', fences: true, listItemIndent: 'one', extensions});
    },
  };
}

function toFence(node: Element): Code {
  const meta = attribute(node, 'dataMeta');
  return {type: 'code', lang: attribute(node, 'dataLang'), meta: meta || null, value: rawText(node).replace(/\n$/, '')};
}

function absoluteAddresses(nodes: ElementContent[], base: string): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const properties = {...node.properties};
    for (const name of ['href', 'src']) if (typeof properties[name] === 'string') properties[name] = new URL(properties[name], base).href;
    return element(node.tagName, absoluteAddresses(node.children, base), properties);
  });
}
