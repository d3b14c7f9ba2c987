/**
 * The built site for programs: search, the list of pages, their Markdown copies and the API
 * description. Only names from the list of pages ever become files. Limits are in the schemas, so a
 * client sees them.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {z} from 'zod';

import type {PageEntry} from '../../plugins/markdown-twins/types';
import {createEngine} from '../../plugins/search/engine/engine';
import {findLastBuild} from '../../plugins/search/node/findLastBuild';
import {slugOf} from '../../plugins/shared/slugOf';

/** About 12,000 words of a model's context. */
const PART_CHARACTERS = 60_000;

const part = z.int().min(1).max(100).default(1).describe('A long text comes in parts.');

export async function createDocsServer(root: string): Promise<McpServer> {
  const searchFolder = findLastBuild(root);
  if (!existsSync(path.join(root, 'pages.json')) || !searchFolder)
    throw new Error(
      `There is no built site with search data in ${root}. Run \`npm run build\` first, without the variables of a hosted search, or name another folder with --root.`,
    );
  const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8');
  const engine = await createEngine(async (file) => JSON.parse(read('assets/search', searchFolder, file)) as unknown);
  const pages = JSON.parse(read('pages.json')) as PageEntry[];
  const url = new URL(/^Sitemap: (\S+)$/m.exec(read('robots.txt'))?.[1] ?? 'https://localhost').origin;
  const name = /^# (.+)$/m.exec(read('llms.txt'))?.[1] ?? 'Documentation';
  const server = new McpServer(
    {name: 'flagsmith-docs', version: '1.0.0'},
    {
      instructions: `${name}, complete and as built. Search first, then read the page; cite the address that each result gives. Facts that no page states are unknown.`,
    },
  );
  const annotations = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: 'Finds pages and sections by words, identifiers or error messages. Returns title, address and an excerpt of each.',
      inputSchema: z.strictObject({
        query: z.string().min(1).max(300).describe('What a reader would type.'),
        limit: z.int().min(1).max(20).default(6).describe('How many pages.'),
      }),
      annotations,
    },
    async ({query, limit}) => {
      const {hits, suggestions} = await engine.search(`${query} `, {limit});
      if (hits.length === 0) return text(['No results.', ...(suggestions.length > 0 ? [`Try: ${suggestions.join('; ')}.`] : [])].join(' '));
      const plain = (pieces: {text: string}[]) => pieces.map((piece) => piece.text).join('');
      const results = hits.map(({title, url: route, trail, snippet, sections}) =>
        [
          `## ${plain(title)}`,
          [...trail, url + route].join(' > '),
          plain(snippet),
          ...sections.map((section) => `- ${plain(section.heading)} (${url}${section.url}): ${plain(section.snippet)}`),
        ].join('\n'),
      );
      return text(results.join('\n\n'));
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists all pages with path and description, in the order of the menu, or those of one section.',
      inputSchema: z.strictObject({section: z.string().max(100).optional().describe('Name of a section, as the full list shows it.')}),
      annotations,
    },
    ({section = ''}) => {
      const all = [...new Set(pages.map((page) => page.section))];
      const sections = all.filter((title) => !section.trim() || title.toLowerCase() === section.trim().toLowerCase());
      if (sections.length === 0) throw new Error(`There is no such section. There are: ${all.join(', ')}.`);
      const listOf = (title: string) =>
        pages.filter((page) => page.section === title).map((page) => `- ${page.path}: ${page.title}. ${page.description}`);
      return text(sections.map((title) => [`## ${title}`, ...listOf(title)].join('\n')).join('\n\n'));
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown, complete with tables, samples in every language and API parameters; with a heading only that section.',
      inputSchema: z.strictObject({
        path: z.string().min(1).max(300).describe('Path or address of the page, such as /clients/CLI. A hash names the section.'),
        heading: z.string().min(1).max(200).optional().describe('Text of a heading of the page.'),
        part,
      }),
      annotations,
    },
    (asked) => {
      const [address = '', anchor] = asked.path.trim().replace(url, '').split('#');
      const wanted = nameOf(address).toLowerCase();
      const page = pages.find((each) => nameOf(each.path).toLowerCase() === wanted);
      if (!page) throw new Error('There is no such page. Find its path with search_docs or list_pages.');
      const markdown = read(page.markdown);
      const heading = asked.heading ?? anchor;
      return text(partOf(heading ? sectionOf(markdown, heading) : markdown, asked.part));
    },
  );

  server.registerTool(
    'read_api',
    {
      title: 'Read the API description',
      description: 'Returns the OpenAPI description of the Edge API, the API that SDKs use, as YAML.',
      inputSchema: z.strictObject({part}),
      annotations,
    },
    (asked) => text(partOf(read('openapi/edge-api.yaml'), asked.part)),
  );
  return server;
}

const text = (content: string) => ({content: [{type: 'text' as const, text: content}]});

/** `/clients/`, `clients` and `/clients.md?x` are one page. */
function nameOf(address: string): string {
  return address
    .replace(/\?.*$/, '')
    .replace(/\.md$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/^index$/, '');
}

/** The part of a page under one heading with its subsections; compared by text or by anchor. */
function sectionOf(markdown: string, wanted: string): string {
  const headings = unified()
    .use(remarkParse)
    .parse(markdown)
    .children.filter((node) => node.type === 'heading');
  const at = headings.findIndex((heading) => slugOf(toString(heading)) === slugOf(wanted.trim()));
  const heading = headings[at];
  if (!heading) throw new Error(`The page has no such heading. It has:\n${(markdown.match(/^#{2,6} .+$/gm) ?? []).join('\n')}`);
  const next = headings.find((other, index) => index > at && other.depth <= heading.depth);
  return markdown.slice(heading.position?.start.offset, next?.position?.start.offset).trimEnd();
}

function partOf(whole: string, number: number): string {
  if (whole.length <= PART_CHARACTERS) return whole;
  const parts = Math.ceil(whole.length / PART_CHARACTERS);
  const chosen = Math.min(number, parts);
  const cut = whole.slice((chosen - 1) * PART_CHARACTERS, chosen * PART_CHARACTERS);
  return `${cut}\n\n[Part ${chosen} of ${parts}.${chosen < parts ? ` Ask for part ${chosen + 1}, or name a heading.` : ''}]`;
}
