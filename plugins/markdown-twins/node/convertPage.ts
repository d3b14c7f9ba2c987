/**
 * One rendered page → Markdown: the article only, links made absolute, a head
 * that names page and URL.
 */
import {find, hasClass, rawText} from '../../shared/hast';
import {createMarkdownWriter} from '../../shared/htmlAsMarkdown';
import {lighterHtml} from '../../shared/lighterHtml';

export type ConvertPage = (html: string, page: {route: string; description: string}) => string;

export async function createConverter(siteUrl: string): Promise<ConvertPage> {
  const {parse, write} = await createMarkdownWriter();
  return (html, {route, description}) => {
    const article = find(parse(articleOf(html)), (node) => hasClass(node, 'theme-doc-markdown'));
    if (!article) throw new Error(`${route}: the built page has no article (.theme-doc-markdown), so its Markdown twin cannot be made.`);
    const url = new URL(route, siteUrl).href;
    const heading = find(article, ({tagName}) => tagName === 'h1');
    return `${head({title: heading ? rawText(heading).trim() : '', description, url})}\n${write(article.children, url)}`;
  };
}

function articleOf(html: string): string {
  const start = html.search(/<div class="?theme-doc-markdown/);
  return start < 0 ? '' : lighterHtml(html.slice(start, html.indexOf('</article>', start)));
}

function head(fields: Record<string, string>): string {
  return ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', ''].join('\n');
}
