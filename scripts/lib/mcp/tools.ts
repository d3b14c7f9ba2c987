/**
 * The tools of the server. Limits are in the schemas, so a client sees them and a request beyond
 * them is refused before it costs anything.
 */
import type {DocsSite} from './site';
import {describeOperation, listOperations} from './apiText';
import {findPage, partOf, sectionOf} from './pageText';

export type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: {type: 'object'; properties: Record<string, object>; required?: string[]; additionalProperties: false};
  run: (site: DocsSite, input: Record<string, unknown>) => string | Promise<string>;
};

/** A request that is well formed and cannot be met; the message says what would work. */
export class ToolFailure extends Error {
  override name = 'ToolFailure';
}

const MAX_QUERY = 300;
const MAX_PATH = 300;

const search: Tool = {
  name: 'search_docs',
  title: 'Search the documentation',
  description: 'Finds pages and sections by words, identifiers or error messages. Returns title, address and an excerpt of each.',
  inputSchema: {
    type: 'object',
    properties: {
      query: {type: 'string', minLength: 1, maxLength: MAX_QUERY, description: 'What a reader would type.'},
      limit: {type: 'integer', minimum: 1, maximum: 20, default: 6, description: 'How many pages.'},
    },
    required: ['query'],
    additionalProperties: false,
  },
  async run({engine, url}, {query, limit}) {
    const {hits, suggestions} = await engine.search(`${String(query)} `, {limit: Number(limit)});
    if (hits.length === 0) return ['No results.', ...(suggestions.length > 0 ? [`Try: ${suggestions.join('; ')}.`] : [])].join(' ');
    const plain = (pieces: {text: string}[]) => pieces.map(({text}) => text).join('');
    return hits
      .map(({title, url: route, trail, snippet, sections}) =>
        [
          `## ${plain(title)}`,
          `${[...trail, url + route].join(' > ')}`,
          plain(snippet),
          ...sections.map((section) => `- ${plain(section.heading)} (${url}${section.url}): ${plain(section.snippet)}`),
        ].join('\n'),
      )
      .join('\n\n');
  },
};

const list: Tool = {
  name: 'list_pages',
  title: 'List the pages',
  description: 'Lists all pages with path and description, in the order of the menu, or those of one section.',
  inputSchema: {
    type: 'object',
    properties: {section: {type: 'string', maxLength: 100, description: 'Name of a section, as the full list shows it.'}},
    additionalProperties: false,
  },
  run({pages}, {section}) {
    const wanted = typeof section === 'string' ? section.trim().toLowerCase() : '';
    const sections = [...new Set(pages.map((page) => page.section))].filter((name) => !wanted || name.toLowerCase() === wanted);
    if (sections.length === 0)
      throw new ToolFailure(`There is no such section. There are: ${[...new Set(pages.map((page) => page.section))].join(', ')}.`);
    return sections
      .map((name) =>
        [
          `## ${name}`,
          ...pages.filter((page) => page.section === name).map((page) => `- ${page.path}: ${page.title}. ${page.description}`),
        ].join('\n'),
      )
      .join('\n\n');
  },
};

const read: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page as Markdown, complete with tables, samples in every language and API parameters. A long page comes in parts; with a heading only that section.',
  inputSchema: {
    type: 'object',
    properties: {
      path: {
        type: 'string',
        minLength: 1,
        maxLength: MAX_PATH,
        description: 'Path or address of the page, such as /clients/CLI. A hash names the section.',
      },
      heading: {type: 'string', minLength: 1, maxLength: 200, description: 'Text of a heading of the page.'},
      part: {type: 'integer', minimum: 1, maximum: 100, default: 1},
    },
    required: ['path'],
    additionalProperties: false,
  },
  async run(site, {path: address, heading, part}) {
    const {page, anchor} = findPage(site, String(address));
    if (!page) throw new ToolFailure('There is no such page. Find its path with search_docs or list_pages.');
    const markdown = await site.readMarkdown(page);
    const wanted = typeof heading === 'string' ? heading : anchor;
    const text = wanted ? sectionOf(markdown, wanted) : markdown;
    if (text === undefined) throw new ToolFailure(`${page.path} has no such heading. It has:\n${headingsOf(markdown)}`);
    return partOf(text, Number(part));
  },
};

const api: Tool = {
  name: 'read_api',
  title: 'Read the API description',
  description:
    'Without arguments lists the operations of the Edge API. With an operation id returns its OpenAPI description as YAML, with every schema it uses.',
  inputSchema: {
    type: 'object',
    properties: {operation: {type: 'string', minLength: 1, maxLength: 100, description: 'Operation id, as the list shows it.'}},
    additionalProperties: false,
  },
  run(site, {operation}) {
    if (typeof operation !== 'string') return listOperations(site.api);
    const text = describeOperation(site.api, operation);
    if (text === undefined) throw new ToolFailure(`There is no such operation.\n${listOperations(site.api)}`);
    return text;
  },
};

export const tools: Tool[] = [search, list, read, api];

function headingsOf(markdown: string): string {
  return (markdown.match(/^#{2,6} .+$/gm) ?? []).join('\n');
}
