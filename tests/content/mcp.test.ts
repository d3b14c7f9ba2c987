/**
 * The documentation server, asked by the SDK's own client, on the built site.
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {createDocsServer} from '../../scripts/lib/docsServer';
import {BUILD, requireBuild} from './lib/builtSite';

requireBuild();
type Result = {isError?: boolean; content: {type: string; text: string}[]};

const client = () => new Client({name: 'test', version: '1.0.0'});
const textOf = (result: unknown) => (result as Result).content.map(({text}) => text).join('\n');

describe('the documentation server', () => {
  const asker = client();
  const call = async (name: string, input: Record<string, unknown> = {}) => (await asker.callTool({name, arguments: input})) as Result;

  beforeAll(async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await (await createDocsServer(BUILD)).connect(ours);
    await asker.connect(theirs);
  });
  afterAll(() => asker.close());

  it('offers four tools that only read', async () => {
    const {tools} = await asker.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'list_pages', 'read_page', 'read_api']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it.each([
    ['DATABASE_URL', '/deployment/configuration/environment-variables/api'],
    ['how do I schedule a flag change', '/advanced-use/scheduled-flags'],
    ['webhook signature', '/system-administration/webhooks'],
  ])('finds the page for "%s"', async (query, route) => {
    expect(textOf(await call('search_docs', {query, limit: 3}))).toContain(route);
  });

  it('says so when nothing matches', async () => {
    expect(textOf(await call('search_docs', {query: 'zzqqxx'}))).toMatch(/^No results/);
  });

  it('lists all pages, or those of a section', async () => {
    expect(textOf(await call('list_pages')).match(/^- \//gm)?.length).toBeGreaterThan(100);
    expect(textOf(await call('list_pages', {section: 'releases and community'}))).toMatch(
      /^## Releases and community\n- \/platform\/releases/,
    );
    expect((await call('list_pages', {section: 'nowhere'})).isError).toBe(true);
  });

  it.each(['/clients/CLI', 'clients/CLI.md', 'https://docs.flagsmith.com/clients/CLI', '/clients/cli/'])(
    'reads a page called %s',
    async (name) => {
      expect(textOf(await call('read_page', {path: name}))).toContain('url: "https://docs.flagsmith.com/clients/CLI"');
    },
  );

  it('reads one section of a page, by heading or by hash', async () => {
    const byHeading = textOf(await call('read_page', {path: '/edge-api/get-flags', heading: 'Request samples'}));
    expect(byHeading).toMatch(/^## Request samples\n/);
    expect(byHeading).toContain('**PowerShell**');
    expect(byHeading).not.toContain('## Responses');
    expect(textOf(await call('read_page', {path: '/edge-api/get-flags#request-samples'}))).toBe(byHeading);
    const wrong = await call('read_page', {path: '/edge-api/get-flags', heading: 'Nothing'});
    expect([wrong.isError, textOf(wrong)]).toEqual([true, expect.stringContaining('## Responses')]);
  });

  it('gives a long page in parts that join to the whole', async () => {
    const whole = readFileSync(path.join(BUILD, 'clients/server-side.md'), 'utf8');
    const parts = Math.ceil(whole.length / 60_000);
    expect(parts).toBeGreaterThan(1);
    let joined = '';
    for (let part = 1; part <= parts; part += 1)
      joined += textOf(await call('read_page', {path: '/clients/server-side', part})).replace(/\n\n\[Part \d+ of \d+\..*\]$/, '');
    expect(joined).toBe(whole);
  });

  it('reads the API description', async () => {
    expect(textOf(await call('read_api'))).toContain('operationId: getFlags');
  });

  it.each([
    '../../package.json',
    '/../../../etc/passwd',
    '..%2f..%2fpackage.json',
    '/assets/js/main.js',
    'file:///etc/passwd',
    '\0',
    '/clients/CLI/../../../package.json',
    'C:\\Windows\\win.ini',
    '__proto__',
  ])('refuses to read %j', async (name) => {
    const result = await call('read_page', {path: name});
    expect([result.isError, textOf(result)]).toEqual([true, 'There is no such page. Find its path with search_docs or list_pages.']);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['a huge query', 'search_docs', {query: 'flag '.repeat(200)}],
    ['an empty query', 'search_docs', {query: ''}],
    ['a query that is no text', 'search_docs', {query: {$gt: ''}}],
    ['too many results', 'search_docs', {query: 'flag', limit: 1e9}],
    ['a long path', 'read_page', {path: '/'.repeat(5000)}],
    ['an unknown argument', 'read_page', {path: '/', root: '/etc'}],
    ['a missing argument', 'read_page', {}],
    ['an unknown tool', 'run_command', {command: 'id'}],
  ])('refuses %s', async (_what, name, input) => {
    const result = await call(name, input);
    expect([result.isError, textOf(result)]).toEqual([true, expect.stringContaining('-32602')]);
  });

  it('answers a query of the longest length in reasonable time', async () => {
    const started = Date.now();
    await call('search_docs', {query: 'a* (b|c) "d" é '.repeat(20).slice(0, 300)});
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

describe('the documentation server over standard input and output', () => {
  const args = [path.resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/mcp.ts'];

  it('answers a client that starts the command', async () => {
    const asker = client();
    const transport = new StdioClientTransport({command: process.execPath, args, stderr: 'ignore'});
    await asker.connect(transport);
    const result = await asker.callTool({name: 'read_page', arguments: {path: '/quickstart'}});
    expect(textOf(result)).toContain('url: "https://docs.flagsmith.com/quickstart"');
    await asker.close();
  });

  it('ends with a reason when a message has no end', async () => {
    const server = spawn(process.execPath, args, {stdio: ['pipe', 'ignore', 'pipe']});
    let said = '';
    server.stderr.on('data', (text) => (said += String(text)));
    server.stdin.on('error', () => undefined).write('a'.repeat(11_000_000));
    await new Promise((resolve) => server.once('exit', resolve));
    expect(said).toContain('A message could not be read: ReadBuffer exceeded maximum size');
  });
});
