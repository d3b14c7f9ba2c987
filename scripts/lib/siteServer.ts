/**
 * Serves the built site as nginx does with the generated configuration (plugins/delivery; tests/delivery holds both to one list of expectations): clean addresses
 * without redirect chains, old addresses and `.html` endings by 301, precompressed files, long caching for hashed files, security headers, and the not-found
 * page with status 404. What it needs to know it reads from `_headers` and `_redirects` in the published folder.
 */
import {type Stats, createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';

import {CONTENT_TYPES, UNKNOWN_TYPE} from '../../plugins/delivery/node/contentTypes';
import {type DeliveryPlan, type HeaderRule, REVALIDATE, targetWith} from '../../plugins/delivery/node/deliveryPlan';
import {parseHostFiles} from '../../plugins/delivery/node/hostFiles';
import {acceptsMarkdown} from '../../plugins/shared/acceptsMarkdown';
import {markdownTwinPath} from '../../plugins/shared/markdownTwinPath';

const ENCODINGS = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
];
const HOST_FILES = new Set(['/_headers', '/_redirects']);

type Options = {root: string};
type Found = {file: string; pathname: string; stats: Stats};

export function createSiteServer({root}: Options): http.Server {
  const {headers, redirects} = readPlan(root);
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const pathname = decode(url.pathname);
    if (pathname === undefined) return void response.writeHead(400, headersFor('', headers)).end();
    const target = targets.get(pathname);
    if (target) return void response.writeHead(301, {...headersFor(pathname, headers), location: targetWith(target, url.search)}).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, headersFor(pathname, headers)).end();
    const found = HOST_FILES.has(pathname) || pathname === '/404.html' ? undefined : findFile(root, pathname);
    const twin =
      found?.pathname.endsWith('/index.html') && acceptsMarkdown(request.headers.accept)
        ? findFile(root, markdownTwinPath(pathname))
        : undefined;
    const shown = twin ?? found ?? findFile(root, '/404.html');
    if (shown) send(request, response, shown, found ? 200 : 404, headersFor(shown.pathname, headers));
    else response.writeHead(404, headersFor(pathname, headers)).end();
  });
}

/** A folder that was built without plugins/delivery has neither file. */
function readPlan(root: string): DeliveryPlan {
  const read = (name: string) => (existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '');
  return parseHostFiles(read('_headers'), read('_redirects'));
}

function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The file behind an address, never outside the root. */
export function findFile(root: string, pathname: string): Found | undefined {
  const candidates = [pathname, path.posix.join(pathname, 'index.html')];
  for (const candidate of candidates) {
    const file = path.join(root, path.normalize(candidate));
    if (!file.startsWith(root + path.sep) || candidate.endsWith('/')) continue;
    const stats = statSync(file, {throwIfNoEntry: false});
    if (stats?.isFile()) return {file, pathname: candidate, stats};
  }
  return undefined;
}

function headersFor(pathname: string, rules: HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {'Cache-Control': REVALIDATE};
  for (const {path: pattern, headers: values} of rules) {
    if (pattern === pathname || (pattern.endsWith('*') && (pattern === '/*' || pathname.startsWith(pattern.slice(0, -1)))))
      Object.assign(headers, values);
  }
  return headers;
}

function send(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {file, stats}: Found,
  status: number,
  ruled: Record<string, string>,
): void {
  const packed = ENCODINGS.map(({name, extension}) => ({
    name,
    file: file + extension,
    stats: statSync(file + extension, {throwIfNoEntry: false}),
  })).filter((one) => one.stats);
  const chosen = packed.find(({name}) => accepts(request, name));
  const body = {file: chosen?.file ?? file, stats: chosen?.stats ?? stats};
  const etag = `"${Math.floor(body.stats.mtimeMs / 1000).toString(16)}-${body.stats.size.toString(16)}"`;
  const headers: http.OutgoingHttpHeaders = {
    'content-type': CONTENT_TYPES[path.extname(file).slice(1)] ?? UNKNOWN_TYPE,
    ...lowerCase(ruled),
    etag,
  };
  if (status === 200) headers['last-modified'] = body.stats.mtime.toUTCString();
  // What a page's address answers depends on the wish for Markdown too.
  const vary = [...(packed.length > 0 ? ['Accept-Encoding'] : []), ...(/\.(?:html|md)$/.test(file) ? ['Accept'] : [])];
  if (vary.length > 0) headers['vary'] = vary.join(', ');
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['content-length'] = body.stats.size;
  if (chosen) headers['content-encoding'] = chosen.name;
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  // Unlike pipe(), this closes the file when the reader leaves in the middle; an error ends the connection.
  else pipeline(createReadStream(body.file), response, () => undefined);
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** `br;q=0` is a refusal. */
function accepts(request: http.IncomingMessage, encoding: string): boolean {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}
