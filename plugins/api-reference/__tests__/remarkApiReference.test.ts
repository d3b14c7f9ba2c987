import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {remarkApiReference} from '../node/remarkApiReference';
import {EDGE_API} from './support';

const siteDir = new URL('../../../', import.meta.url).pathname;
const FIXTURE = {id: 'second', file: 'plugins/api-reference/__tests__/__fixtures__/second-api.yaml', docsPath: 'second'};

async function transform(source: string, apis = [EDGE_API]): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkApiReference, {apis, siteDir});
  const root = processor.parse(source);
  await processor.run(root, new VFile({path: 'docs/page.mdx', value: source}));
  return root;
}

function headings(root: Root): string[] {
  const found: string[] = [];
  visit(root, 'heading', (node: Heading) => {
    found.push(`${'#'.repeat(node.depth)} ${toString(node)} {#${String((node.data?.hProperties as {id: string}).id)}}`);
  });
  return found;
}

function idsOf(root: Root): string[] {
  const ids: string[] = [];
  visit(root, (node) => {
    const id = node.data?.hProperties?.id;
    if (id) ids.push(id);
  });
  return ids;
}

const textOf = (nodes: RootContent[]) => nodes.map((node) => toString(node)).join('\n');

describe('remarkApiReference', () => {
  it('writes headings that the table of contents can show', async () => {
    expect(headings(await transform('<ApiOperation id="identifyUser" />'))).toMatchInlineSnapshot(`
      [
        "## Request samples {#request-samples}",
        "## Parameters {#parameters}",
        "## Request body {#request-body}",
        "## Responses {#responses}",
        "### 200 OK {#response-200}",
        "### 400 Bad Request {#response-400}",
        "### 401 Unauthorized {#response-401}",
        "### 403 Forbidden {#response-403}",
        "### 500 Internal Server Error {#response-500}",
      ]
    `);
  });

  it('keeps headings and ids apart where two operations share a page', async () => {
    const root = await transform(
      '<ApiOperation id="getEnvironmentDocument" depth="3" prefix="Environment document" />\n\n<ApiOperation id="postFlagAnalytics" depth="3" prefix="Flag analytics" />',
    );
    const titles = headings(root);
    expect(titles[0]).toBe('### Environment document: request samples {#environment-document-request-samples}');
    expect(new Set(titles).size).toBe(titles.length);
    const ids = idsOf(root);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows address, key, billing, parameters, limits, statuses and their examples', async () => {
    const content = textOf((await transform('<ApiOperation id="getIdentityFlagsAndTraits" />')).children);
    for (const part of [
      'GET https://edge.api.flagsmith.com/api/v1/identities/',
      'Key: client-side or server-side key, in the header X-Environment-Key',
      'Billing: One call to /identities/ counts as one API request',
      'identifier',
      'at most 2,000 characters',
      'Invalid or missing Environment Key',
      'Organisation is disabled from serving flags.',
      'Given feature not found',
      'X-Flagsmith-Document-Updated-At',
    ]) {
      expect(content).toContain(part);
    }
  });

  it('puts each sample into a tab of the shared group', async () => {
    const root = await transform('<ApiOperation id="getFlags" />');
    const tabs: string[] = [];
    visit(root, 'mdxJsxFlowElement', (node) => {
      const {name, attributes} = node as unknown as {name: string; attributes: {name: string; value: string | null}[]};
      tabs.push([name, ...attributes.map((attribute) => `${attribute.name}=${attribute.value ?? 'true'}`)].join(' '));
    });
    expect(tabs).toEqual([
      'Tabs groupId=api-language queryString=true',
      'TabItem value=curl label=cURL',
      'TabItem value=python label=Python',
      'TabItem value=csharp label=C#',
      'TabItem value=go label=Go',
      'TabItem value=javascript label=Node.js',
      'TabItem value=ruby label=Ruby',
      'TabItem value=php label=PHP',
      'TabItem value=java label=Java',
      'TabItem value=powershell label=PowerShell',
      'Tabs label=Response',
      ...['200 OK', '401 Unauthorized', '403 Forbidden', '404 Not Found'].map(
        (label) => `TabItem value=${label.slice(0, 3)} label=${label}`,
      ),
    ]);
  });

  it('describes a schema that holds itself once', async () => {
    const content = textOf((await transform('<ApiOperation id="changeThing" />', [EDGE_API, FIXTURE])).children);
    expect(content).toContain('Properties as in Thing.');
  });

  it('lists the operations with links to their pages', async () => {
    const root = await transform('<ApiOperations />');
    const links: string[] = [];
    visit(root, 'link', ({url}) => void links.push(url));
    expect(links).toEqual([
      '/edge-api/get-flags',
      '/edge-api/get-identity-flags-and-traits',
      '/edge-api/identify-user',
      '/edge-api/bulk-insert-identities-overwrite',
      '/edge-api/bulk-insert-identities-update',
      '/edge-api/overview#environment-document',
      '/edge-api/overview#flag-analytics',
    ]);
  });

  it('shows servers and keys of the API', async () => {
    const root = await transform('<ApiInfo api="edge-api" />');
    expect(headings(root)).toEqual(['## Servers {#servers}', '## Authentication {#authentication}']);
    expect(textOf(root.children)).toContain('https://edge.api.flagsmith.com/api/v1');
    expect(textOf(root.children)).toContain('YOUR_SERVER_SIDE_KEY');
  });

  it('leaves other pages alone', async () => {
    expect(textOf((await transform('Only text.', [{...EDGE_API, file: 'missing.yaml'}])).children)).toBe('Only text.');
  });

  it('rejects an operation that is not in the file, with page, line, pointer and remedy', async () => {
    await expect(transform('Text.\n\n<ApiOperation id="getFlag" />')).rejects.toThrow(
      /docs\/page\.mdx:3: <ApiOperation>: openapi\/edge-api\.yaml#\/paths: no operation has the operationId "getFlag"\. Write id="…" with one of getFlags, /,
    );
  });

  it('asks which API is meant when there are two', async () => {
    await expect(transform('<ApiInfo />', [EDGE_API, FIXTURE])).rejects.toThrow(
      'the attribute api="…" is missing. Write api="…" with one of edge-api, second.',
    );
  });
});
