/**
 * The same Markdown for every generator: the Markdown twins of our built pages
 * (plugins/markdown-twins), without what only one generator would understand.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {outputFile} from '../../../plugins/shared/outputFile';

export type PeerPage = {route: string; title: string; body: string};

export function readPages(buildFolder: string): PeerPage[] {
  const routes = JSON.parse(readFileSync(path.join(buildFolder, 'routes.json'), 'utf8')) as {titles: Record<string, string>};
  const files = new Set(
    readdirSync(buildFolder, {recursive: true})
      .map(String)
      .filter((file) => file.endsWith('.md')),
  );
  return Object.entries(routes.titles).flatMap(([route, title]) => {
    const name = route === '/' ? 'index' : route.replace(/^\/|\/$/g, '');
    const file = [`${name}.md`, `${name}/index.md`].find((candidate) => files.has(candidate));
    return file ? [{route, title, body: plainBody(readFileSync(path.join(buildFolder, file), 'utf8'))}] : [];
  });
}

/** Front matter and the first heading go; generators write the title themselves. */
function plainBody(markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*# .*\n/, '')
    .replace(/\]\(https:\/\/docs\.flagsmith\.com(\/[^)#]*?)\.md(#[^)]*)?\)/g, ']($1$2)');
}

/** What a template language or JSX would read as code, outside fences and inline code. */
export function escapeTemplates(body: string): string {
  return body
    .split(/(```[\s\S]*?\n```|~~~[\s\S]*?\n~~~|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`).replace(/<(?!(?:https?:|mailto:))/g, '&lt;'),
    )
    .join('');
}

export async function writePages(folder: string, pages: PeerPage[], render: (page: PeerPage) => string): Promise<void> {
  for (const page of pages) {
    const file = path.join(folder, page.route.endsWith('/') ? `${page.route}index.md` : `${page.route}.md`);
    await outputFile(file, render(page));
  }
}

export function frontMatter(fields: Record<string, string>): string {
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
}

/** Links of a menu by first folder, for generators that want it spelled out. */
export function menuOf(pages: PeerPage[]): {text: string; items: {text: string; link: string}[]}[] {
  const groups = new Map<string, {text: string; link: string}[]>();
  for (const {route, title} of pages) {
    const group = route.split('/')[1] || 'start';
    groups.set(group, [...(groups.get(group) ?? []), {text: title, link: route}]);
  }
  return [...groups.entries()].map(([text, items]) => ({text, items}));
}
