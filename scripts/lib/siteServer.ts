/**
 * Serves the built site on 127.0.0.1 the way the production hosts do (see deploy/): clean addresses without redirect chains, `.html` endings trimmed
 * by 301, old addresses by 301, precompressed files, long caching for hashed files, and the not-found page with status 404.
 */
import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {parseRedirects} from '../../plugins/navigation/node/parseRedirects';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const ENCODINGS: [name: string, extension: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

type Options = {root: string; redirects?: Map<string, string>; headers?: Record<string, string>};

export function createSiteServer({root, redirects = readRedirects(), headers = {}}: Options): http.Server {
  return http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      response.writeHead(400).end('Bad address');
      return;
    }
    const moved = redirectOf(pathname, redirects);
    if (moved) {
      response.writeHead(301, {...headers, location: moved + url.search}).end();
      return;
    }
    const file = fileOf(root, pathname);
    send(request, response, file ?? path.join(root, '404.html'), file ? 200 : 404, headers);
  });
}

function readRedirects(): Map<string, string> {
  const file = 'data/redirects.json';
  return new Map(parseRedirects(readFileSync(file, 'utf8'), file).map(({from, to}) => [from, to]));
}

export function redirectOf(pathname: string, redirects: Map<string, string>): string | undefined {
  const old = redirects.get(pathname.replace(/\/+$/, ''));
  if (old) return old;
  if (pathname === '/404.html' || !pathname.endsWith('.html')) return undefined;
  return pathname.endsWith('/index.html') ? pathname.slice(0, -'index.html'.length).replace(/(.)\/$/, '$1') || '/' : pathname.slice(0, -'.html'.length);
}

/** The file behind an address, never outside the root. */
export function fileOf(root: string, pathname: string): string | undefined {
  const file = path.join(root, path.normalize(pathname));
  if (file !== root && !file.startsWith(root + path.sep)) return undefined;
  const candidates = [file, path.join(file, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

function send(request: http.IncomingMessage, response: http.ServerResponse, file: string, status: number, headers: Record<string, string>): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, extension] = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix)) ?? [undefined, ''];
  response.writeHead(status, {
    ...headers,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding ? {'content-encoding': encoding} : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file + extension).pipe(response);
}

/** Docusaurus puts a content hash into the names of scripts and styles. */
export function isHashed(file: string): boolean {
  return /[./-][0-9a-f]{8,}\.(js|css|json|woff2|png|svg)$/.test(file);
}
