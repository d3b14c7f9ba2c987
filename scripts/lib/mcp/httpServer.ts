/**
 * The protocol over HTTP at /mcp, without sessions: each request gets a server of its
 * own, so nothing grows with the number of clients. Other sites' pages cannot use it through a
 * reader's browser, and a body above the limit is refused before it is read.
 */
import http from 'node:http';

import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';

import {readTarget} from '../../../plugins/delivery/node/cleanPath';
import {createDocsServer} from './docsServer';
import type {DocsSite} from './site';

const MAX_BODY = 64 * 1024;
const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

export function createHttpServer(site: DocsSite, host: string): http.Server {
  const server = http.createServer((request, response) => {
    handle(site, host, request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The request failed.');
      else response.end();
    });
  });
  server.requestTimeout = 30_000;
  return server;
}

async function handle(site: DocsSite, host: string, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (readTarget(request.url ?? '/')?.pathname !== '/mcp') return refuse(response, 404, 'The server is at /mcp.');
  if (!isAllowed(request, host)) return refuse(response, 403, 'This server answers only to the machine it runs on.');
  if (request.method !== 'POST') return refuse(response, 405, 'Send requests with POST.');
  const body = await readBody(request);
  if (body === undefined) return refuse(response, 413, `A request has at most ${MAX_BODY} bytes.`);
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return refuse(response, 400, 'The body is not JSON.');
  }
  const server = createDocsServer(site);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
  response.once('close', () => void server.close());
  // The SDK's own class leaves optional handlers undefined, which its Transport type forbids under
  // this project's strictness.
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

/**
 * Against DNS rebinding: while the server is local, only local names lead to it. A page of another
 * site names itself in Origin.
 */
function isAllowed({headers}: http.IncomingMessage, host: string): boolean {
  const isLocal = (name: string) => LOCAL.includes(name.replace(/:\d+$/, ''));
  if (headers.origin && !isLocal(headers.origin.replace(/^https?:\/\//, ''))) return false;
  return !LOCAL.includes(host) || isLocal(headers.host ?? '');
}

async function readBody(request: http.IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refuse(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'content-type': 'application/json', connection: 'close', ...(status === 405 ? {allow: 'POST'} : {})});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
}
