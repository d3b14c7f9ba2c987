/**
 * Other generators on the same pages: the Markdown copies of our built pages, without what only one
 * generator would understand. Their packages are installed by `npm install --no-save --prefix
 * scripts/bench`; projects are made in a scratch folder below it, where they find their packages.
 */
import {existsSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {outputFile} from '../../plugins/shared/outputFile';
import type {SearchBox, Site} from './sites';

type Page = {route: string; title: string; body: string};
type Peer = {
  id: string;
  name: string;
  /** Of the pages, below the project. */
  folder: string;
  page: (page: Page) => string;
  /** Contents of further files by name. */
  files: (menu: {text: string; items: {text: string; link: string}[]}[]) => Record<string, string>;
  /** A program, and arguments. */
  build: [program: string, ...args: string[]];
  clean: string[];
  output: string;
  search?: SearchBox;
};

const MODULES = path.resolve('scripts/bench/node_modules/.bin');

const config = (value: unknown) => `export default ${JSON.stringify(value)};\n`;
// Vue reads double braces as its own, even those that Markdown writes as entities.
const forVue = (text: string) => escapeTemplates(text.replaceAll('{{', '{ {').replaceAll('}}', '} }'));

export const PEERS: Peer[] = [
  {
    id: 'starlight',
    name: 'Starlight',
    folder: 'src/content/docs',
    page: ({title, body}) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`,
    files: (menu) => ({
      'astro.config.mjs': `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\nconst menu = ${JSON.stringify(menu)};\nconst sidebar = menu.map(({text, items}) => ({label: text, items: items.map((item) => ({label: item.text, link: item.link}))}));\nexport default defineConfig({site: 'https://docs.example.com', integrations: [starlight({title: 'Docs', sidebar})]});\n`,
      'src/content.config.ts': `import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n`,
    }),
    build: [`${MODULES}/astro`, 'build'],
    clean: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    output: 'dist',
    search: {button: 'button[data-open-modal]', box: 'dialog[open]', input: 'dialog[open] input', result: '.pagefind-ui__result'},
  },
  {
    id: 'vitepress',
    name: 'VitePress',
    folder: '.',
    page: ({title, body}) => `# ${forVue(title)}\n\n${forVue(body)}`,
    files: (sidebar) => ({
      '.vitepress/config.mjs': config({
        title: 'Docs',
        cleanUrls: true,
        ignoreDeadLinks: true,
        themeConfig: {sidebar, search: {provider: 'local'}},
      }),
    }),
    build: [`${MODULES}/vitepress`, 'build'],
    clean: ['.vitepress/dist', '.vitepress/cache'],
    output: '.vitepress/dist',
    search: {
      button: '.VPNavBarSearch button',
      box: '.VPLocalSearchBox',
      input: '.VPLocalSearchBox input',
      result: '.VPLocalSearchBox .result',
    },
  },
  {
    id: 'rspress',
    name: 'Rspress',
    folder: 'docs',
    page: ({title, body}) => `# ${escapeTemplates(title)}\n\n${escapeTemplates(body)}`,
    files: (menu) => ({
      'rspress.config.mjs': config({
        root: 'docs',
        title: 'Docs',
        themeConfig: {sidebar: {'/': menu}},
        markdown: {link: {checkDeadLinks: false}},
      }),
    }),
    build: [`${MODULES}/rspress`, 'build'],
    clean: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
    output: 'doc_build',
    search: {
      button: '.rp-search-button, .rspress-nav-search-button',
      box: '.rp-search-panel, [class*="search-panel"], [class*="modal"]',
      input: 'input',
      result: '[class*="suggest-item"]',
    },
  },
  {
    // What this site would be without any of its own work.
    id: 'docusaurus',
    name: 'Docusaurus 3.9.2, stock, faster',
    folder: 'docs',
    page: ({title, body}) => `# ${title}\n\n${body}`,
    files: () => ({
      'docusaurus.config.mjs': config({
        title: 'Docs',
        url: 'https://docs.example.com',
        baseUrl: '/',
        future: {v4: true, experimental_faster: true},
        onBrokenLinks: 'ignore',
        onBrokenAnchors: 'ignore',
        markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
        presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
      }),
    }),
    build: [path.resolve('node_modules/.bin/docusaurus'), 'build'],
    clean: ['build', '.docusaurus', 'node_modules'],
    output: 'build',
  },
];

export async function preparePeer(peer: Peer, scratch: string, pages: Page[]): Promise<Site> {
  const {id, name, build, clean} = peer;
  if (!existsSync(build[0])) throw new Error(`${name} is not installed. Run \`npm install --no-save --prefix scripts/bench\` once.`);
  const cwd = path.join(scratch, id);
  await rm(cwd, {recursive: true, force: true});
  // Docusaurus' bundle calls what only CommonJS has (decisions/pins.md).
  const kind = id === 'docusaurus' ? {} : {type: 'module'};
  const files = {'package.json': JSON.stringify({name: id, private: true, ...kind}), ...peer.files(menuOf(pages))};
  for (const [file, text] of Object.entries(files)) await outputFile(path.join(cwd, file), text);
  for (const page of pages) {
    const file = page.route.endsWith('/') ? `${page.route}index.md` : `${page.route}.md`;
    await outputFile(path.join(cwd, peer.folder, file), peer.page(page));
  }
  return {name, root: path.join(cwd, peer.output), builder: {cwd, command: build, clean}, ...(peer.search ? {search: peer.search} : {})};
}

export function readPages(folder: string): Page[] {
  const {titles} = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as {titles: Record<string, string>};
  return Object.entries(titles).flatMap(([route, title]) => {
    const name = path.join(folder, route === '/' ? 'index' : route);
    const file = [`${name.replace(/\/$/, '')}.md`, `${name}/index.md`].find((candidate) => existsSync(candidate));
    return file ? [{route, title, body: plainBody(readFileSync(file, 'utf8'))}] : [];
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
function escapeTemplates(body: string): string {
  return body
    .split(/(```[\s\S]*?\n```|~~~[\s\S]*?\n~~~|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`).replace(/<(?!(?:https?:|mailto:))/g, '&lt;'),
    )
    .join('');
}

/** Links of a menu by first folder, for generators that want it spelled out. */
function menuOf(pages: Page[]): {text: string; items: {text: string; link: string}[]}[] {
  const groups = new Map<string, {text: string; link: string}[]>();
  for (const {route, title} of pages) {
    const group = route.split('/')[1] || 'start';
    groups.set(group, [...(groups.get(group) ?? []), {text: title, link: route}]);
  }
  return [...groups].map(([text, items]) => ({text, items}));
}
