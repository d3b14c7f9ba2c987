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

type Stored = {body: Buffer; encoding?: 'br'};

export async function serveFolder(root: string): Promise<{url: string; close: () => void}> {
  const stored = new Map<string, Stored>();
  const load = (file: string): Stored => {
    let entry = stored.get(file);
    if (!entry) {
      const body = readFileSync(file);
      entry = TEXT.test(file) ? {body: brotliCompressSync(body), encoding: 'br'} : {body};
      stored.set(file, entry);
    }
    return entry;
  };
  const server = http.createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileOf(root, pathname);
    const {body, encoding} = load(file ?? path.join(root, '404.html'));
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[path.extname(file ?? '404.html').slice(1)] ?? UNKNOWN_TYPE,
      'cache-control': /\/(assets|_astro|static)\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(encoding ? {'content-encoding': encoding} : {}),
    });
    response.end(body);
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(root: string, pathname: string): string | undefined {
  const file = path.join(root, path.normalize(pathname));
  return [file, `${file.replace(/\/$/, '')}.html`, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}
