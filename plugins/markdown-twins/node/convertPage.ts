/**
 * One rendered page → Markdown: the article only, links made absolute, a head
 * that names page and URL.
 */
import type {Element, ElementContent} from 'hast';
import type {Code, RootContent} from 'mdast';

import {lighterHtml} from '../../shared/lighterHtml';
import {createHtmlParser} from '../../shared/parseHtml';
import {attribute, element, find, hasClass, rawText} from '../../shared/hast';
import {plainElements} from './plainElements';
import {type SetAside, setSimpleTablesAside} from './simpleTables';

export type ConvertPage = (html: string, page: {route: string; description: string}) => string;

/**
 * The libraries are modules that the loader of Docusaurus' configuration
 * can only import at run time.
 */
export async function createConverter(siteUrl: string): Promise<ConvertPage> {
  const [parse, {toMdast, defaultHandlers}, {toMarkdown}, {gfmToMarkdown}] = await Promise.all([
    createHtmlParser(),
    import('hast-util-to-mdast'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
  ]);
  const extensions = [gfmToMarkdown({tablePipeAlign: false})];
  const write = ({nodes, tableOf}: SetAside): string => {
    const tree = toMdast(
      {type: 'root', children: nodes},
      {
        handlers: {
          pre: (_state, node: Element) => toFence(node),
          table: (state, node: Element) => tableOf(node) ?? defaultHandlers.table(state, node),
        },
      },
    );
    return toMarkdown(tree, {bullet: '-', rule: '-', emphasis: '*', fences: true, listItemIndent: 'one', extensions});
  };

  return (html, {route, description}) => {
    const article = find(parse(articleOf(html)), (node) => hasClass(node, 'theme-doc-markdown'));
    if (!article) throw new Error(`${route}: the built page has no article (.theme-doc-markdown), so its Markdown twin cannot be made.`);
    const address = new URL(route, siteUrl).href;
    const heading = find(article, ({tagName}) => tagName === 'h1');
    const markdown = write(setSimpleTablesAside(absoluteAddresses(plainElements(article.children), address)));
    return `${head({title: heading ? rawText(heading).trim() : '', description, url: address})}\n${markdown}`;
  };
}

function articleOf(html: string): string {
  const start = html.search(/<div class="?theme-doc-markdown/);
  return start < 0 ? '' : lighterHtml(html.slice(start, html.indexOf('</article>', start)));
}

function toFence(node: Element): RootContent {
  const meta = attribute(node, 'dataMeta');
  return {type: 'code', lang: attribute(node, 'dataLang'), meta: meta || null, value: rawText(node).replace(/\n$/, '')} satisfies Code;
}

/** A twin is read far from its page, so links say where they lead by themselves. */
function absoluteAddresses(nodes: ElementContent[], base: string): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const properties = {...node.properties};
    for (const name of ['href', 'src']) if (typeof properties[name] === 'string') properties[name] = new URL(properties[name], base).href;
    return element(node.tagName, absoluteAddresses(node.children, base), properties);
  });
}

function head(fields: Record<string, string>): string {
  return ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', ''].join('\n');
}
