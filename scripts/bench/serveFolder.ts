/**
 * Serves a built site in the same way for every generator: Brotli 11 made ahead, clean URLs, hashed
 * files kept by the browser.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {CONTENT_TYPES, UNKNOWN_TYPE} from '../../plugins/delivery/node/contentTypes';
import {listen} from '../lib/listen';

/** Some generators emit modules. */
const TYPES: Record<string, string> = {...CONTENT_TYPES, mjs: 'text/javascript; charset=utf-8'};
const TEXT = /\.(html|m?js|css|json|svg|txt|xml|md|wasm|pf_\w+|pagefind)$/;

export async function serveFolder(root: string): Promise<{url: string; close: () => void}> {
  const bodies = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const base = path.join(root, path.normalize(pathname));
    const file = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    const name = file ?? path.join(root, '404.html');
    const isText = TEXT.test(name);
    const body = bodies.get(name) ?? (isText ? brotliCompressSync(readFileSync(name)) : readFileSync(name));
    bodies.set(name, body);
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[path.extname(name).slice(1)] ?? UNKNOWN_TYPE,
      'cache-control': /\/(assets|_astro|static)\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText ? {'content-encoding': 'br'} : {}),
    });
    response.end(body);
  });
  const port = await listen(server, 0);
  return {url: `http://127.0.0.1:${port}`, close: () => void server.close(() => undefined).closeAllConnections()};
}
