/**
 * The documentation server, asked by the SDK's own client over both transports, on the built site.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {listen} from '../../scripts/lib/listen';
import {createHttpServer} from '../../scripts/lib/mcp/httpServer';
import {openSite} from '../../scripts/lib/mcp/site';
import {BUILD, requireBuild} from './lib/builtSite';

requireBuild();
type Result = {isError?: boolean; content: {type: string; text: string}[]};

const client = () => new Client({name: 'test', version: '1.0.0'});
const textOf = (result: unknown) => (result as Result).content.map(({text}) => text).join('\n');

describe('the documentation server over HTTP', () => {
  let server: http.Server;
  let address: string;
  const asker = client();
  const call = async (name: string, input: Record<string, unknown> = {}) => (await asker.callTool({name, arguments: input})) as Result;

  beforeAll(async () => {
    server = createHttpServer(await openSite(BUILD), '127.0.0.1');
    address = `http://127.0.0.1:${await listen(server, 0)}/mcp`;
    await asker.connect(new StreamableHTTPClientTransport(new URL(address)));
  });
  afterAll(async () => {
    await asker.close();
    server.closeAllConnections();
    server.close();
  });

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
    expect(textOf(await call('list_pages', {section: 'platform'}))).toMatch(/^## Platform\n- \/platform\/releases/);
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
    const site = await openSite(BUILD);
    const page = site.pages.find(({path: route}) => route === '/clients/server-side');
    const whole = page ? await site.readMarkdown(page) : '';
    const parts = Math.ceil(whole.length / 60_000);
    expect(parts).toBeGreaterThan(1);
    let joined = '';
    for (let part = 1; part <= parts; part += 1)
      joined += textOf(await call('read_page', {path: '/clients/server-side', part})).replace(/\n\n\[Part \d+ of \d+\..*\]$/, '');
    expect(joined).toBe(whole);
  });

  it('reads the API description', async () => {
    expect(textOf(await call('read_api'))).toContain('- getFlags: GET /flags/');
    const one = textOf(await call('read_api', {operation: 'getFlags'}));
    expect(one).toContain('operationId: getFlags');
    const referred = [...one.matchAll(/#\/components\/\w+\/(\w+)/g)].map(([, name]) => name);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((name) => !new RegExp(`^ {4}${name}:`, 'm').test(one))).toEqual([]);
    expect((await call('read_api', {operation: 'dropEverything'})).isError).toBe(true);
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
    await expect(asker.callTool({name, arguments: input})).rejects.toThrow(/-32602/);
  });

  it('answers a query of the longest length in reasonable time', async () => {
    const started = Date.now();
    await call('search_docs', {query: 'a* (b|c) "d" é '.repeat(20).slice(0, 300)});
    expect(Date.now() - started).toBeLessThan(5000);
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address, {
      method: 'POST',
      body,
      headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers},
    }).then(({status}) => status);

  it('refuses large bodies, broken JSON, other methods and other paths', async () => {
    expect(await post(JSON.stringify({filler: 'x'.repeat(100_000)}))).toBe(413);
    expect(await post('{"jsonrpc": ')).toBe(400);
    expect((await fetch(address)).status).toBe(405);
    expect((await fetch(address.replace('/mcp', '/pages.json'))).status).toBe(404);
  });

  it.each(['//', '//mcp', '/mcp//', '/%', '/%ff', `/${'a'.repeat(300)}`])('has nothing at %s, and goes on', async (target) => {
    const {hostname, port} = new URL(address);
    const status = await new Promise((resolve, reject) => {
      const request = http.request({hostname, port, path: target, method: 'POST'}, (response) => resolve(response.statusCode));
      request.on('error', reject);
      request.end('{}');
    });
    expect(status).toBe(404);
    expect((await fetch(address)).status).toBe(405);
  });

  it('refuses the pages of other sites and names that were rebound to this machine', async () => {
    expect(await post('{}', {origin: 'https://evil.example'})).toBe(403);
    const status = await new Promise((resolve, reject) => {
      const request = http.request(address, {method: 'POST', headers: {host: 'evil.example'}}, (response) => resolve(response.statusCode));
      request.on('error', reject);
      request.end('{}');
    });
    expect(status).toBe(403);
  });
});

describe('the documentation server over standard input and output', () => {
  it('answers a client that starts the command', async () => {
    const asker = client();
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path.resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/mcp.ts'],
      stderr: 'ignore',
    });
    await asker.connect(transport);
    const result = await asker.callTool({name: 'read_page', arguments: {path: '/quickstart'}});
    expect(textOf(result)).toContain('url: "https://docs.flagsmith.com/quickstart"');
    await asker.close();
  });

  it('says why it ends when a message is above the limit', async () => {
    const server = spawn(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/mcp.ts']);
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    // The server stops to read before it has everything.
    server.stdin.on('error', () => undefined);
    server.stdin.end('x'.repeat(16_000_000));
    const [code] = (await once(server, 'close')) as [number];
    expect(said).toMatch(/could not be read: .*maximum size/);
    expect(said).toContain('the connection is closed');
    expect(code).toBe(1);
  });
});
