/**
 * Serves the built site as nginx does with the generated configuration (plugins/delivery;
 * tests/delivery holds both to one list of expectations): clean URLs without redirect chains,
 * old URLs and `.html` extensions by 301, Markdown for clients that prefer it, precompressed
 * files, security headers, and the not-found page with status 404. What it needs to know it reads
 * from `_headers` and `_redirects` in the published folder. Ranges, conditional requests and the
 * stream itself are those of `send`, Express' own file handler.
 */
import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {isHidden, readTarget} from '../../plugins/delivery/node/cleanPath';
import {type DeliveryPlan, type HeaderRule, REVALIDATE, targetWith} from '../../plugins/delivery/node/deliveryPlan';
import {parseHostFiles} from '../../plugins/delivery/node/hostFiles';
import {acceptsMarkdown} from '../../plugins/shared/acceptsMarkdown';
import {markdownTwinPath} from '../../plugins/shared/markdownTwinPath';
import {listen} from './listen';
import {findFile} from './siteServer/findFile';
import {sendFile} from './siteServer/sendFile';

/** nginx reads a request line of this length at most. */
const LONGEST_TARGET = 8_000;
/** Node's five seconds end while a busy machine still writes its next request. */
const KEEP_ALIVE_MS = 30_000;

type Options = {root: string};
type Respond = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export function createSiteServer({root}: Options): http.Server {
  const respond = createHandler(root);
  const server = http.createServer((request, response) => {
    // A pipelined request waits for its turn: a queued response has no connection yet, so nothing
    // would close its file if the reader left.
    if (response.socket) respondSafely(respond, request, response);
    else response.once('socket', () => respondSafely(respond, request, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** On a free port, for as long as a test or a measurement needs it. */
export async function serveSite(root: string): Promise<{url: string; stop: () => void}> {
  const server = createSiteServer({root});
  const port = await listen(server, 0);
  return {url: `http://127.0.0.1:${port}`, stop: () => void server.close(() => undefined).closeAllConnections()};
}

/** One request must not end the server for all others. */
function respondSafely(respond: Respond, request: http.IncomingMessage, response: http.ServerResponse): void {
  try {
    respond(request, response);
  } catch (error) {
    console.error(`${request.method} ${JSON.stringify(request.url)} failed:`, error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}

function createHandler(root: string): Respond {
  const {headers, redirects} = readPlan(root);
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return (request, response) => {
    const {method, url = '/'} = request;
    const end = (status: number, more: http.OutgoingHttpHeaders = {}) =>
      void response.writeHead(status, {...headersFor('', headers), ...more}).end();
    if (method !== 'GET' && method !== 'HEAD') return end(405, {allow: 'GET, HEAD'});
    if (url.length > LONGEST_TARGET) return end(414);
    const target = readTarget(url);
    const moved = target && targets.get(target.pathname);
    if (moved) return end(301, {location: targetWith(moved, target.query)});
    const found = target && !isHidden(target.pathname) ? findFile(root, target.pathname) : undefined;
    const wantsTwin = found?.pathname.endsWith('/index.html') && acceptsMarkdown(request.headers.accept);
    const twin = target && wantsTwin ? findTwin(root, target.pathname) : undefined;
    const shown = twin ?? found ?? findFile(root, '/404.html');
    if (!shown) return end(404);
    sendFile(request, response, {root, found: shown, status: found ? 200 : 404, headers: headersFor(shown.pathname, headers)});
  };
}

/**
 * The start page of a site has no name of its own: `/index.md`, or
 * `/docs/index.md` below a base URL.
 */
function findTwin(root: string, pathname: string): ReturnType<typeof findFile> {
  return findFile(root, markdownTwinPath(pathname)) ?? findFile(root, markdownTwinPath(pathname, pathname));
}

/** A folder that was built without plugins/delivery has neither file. */
function readPlan(root: string): DeliveryPlan {
  const read = (name: string) => (existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '');
  return parseHostFiles(read('_headers'), read('_redirects'));
}

function headersFor(pathname: string, rules: HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {'Cache-Control': REVALIDATE};
  for (const {path: pattern, headers: values} of rules) {
    if (pattern === pathname || (pattern.endsWith('*') && (pattern === '/*' || pathname.startsWith(pattern.slice(0, -1)))))
      Object.assign(headers, values);
  }
  return headers;
}
