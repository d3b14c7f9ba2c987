/** Both servers answer as the plan says: every page, old address, header, encoding and failure. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {securityHeaders} from '../../config/headers';
import {CONTENT_TYPES} from '../../plugins/delivery/node/contentTypes';
import {LONG_LIVED, REVALIDATE, targetWith} from '../../plugins/delivery/node/deliveryPlan';
import {parseHostFiles} from '../../plugins/delivery/node/hostFiles';
import {BUILD, requireBuild} from '../content/lib/builtSite';
import type {Running} from './lib/nginx';
import {type Answer, request} from './lib/request';
import {availableServers} from './lib/servers';

requireBuild();
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const {redirects} = parseHostFiles(read('_headers'), read('_redirects'));
const files = readdirSync(BUILD, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && !entry.name.startsWith('_') && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `/${path.relative(BUILD, path.join(entry.parentPath, entry.name))}`)
  .sort();
const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => file.slice(0, -'index.html'.length));
const asset = files.find((file) => /^\/assets\/js\/main\.\w+\.js$/.test(file)) ?? '';

function expectSecurity({headers}: Answer): void {
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], name).toBe(value);
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
}

async function inParallel<T>(items: T[], use: (item: T) => Promise<void>): Promise<void> {
  const next = items.values();
  await Promise.all(
    Array.from({length: 8}, async () => {
      for (const item of next) await use(item);
    }),
  );
}

describe.each(availableServers())('$name', ({start}) => {
  let server: Running;
  beforeAll(async () => {
    server = await start(BUILD);
  });
  afterAll(() => server.stop());
  const get = (address: string, headers: Record<string, string> = {}) => request(server.url, address, {headers});

  it('answers every page at its address, with and without a trailing slash, in one step', async () => {
    expect(pages.length).toBeGreaterThan(100);
    await inParallel(pages, async (page) => {
      const bare = page.replace(/(.)\/$/, '$1');
      for (const address of new Set([page, bare])) {
        const answer = await get(address);
        expect([address, answer.status, answer.headers['content-type']]).toEqual([address, 200, 'text/html; charset=utf-8']);
        expect(answer.headers['cache-control']).toBe(REVALIDATE);
        expect(answer.body.equals(readFileSync(path.join(BUILD, page, 'index.html')))).toBe(true);
        expectSecurity(answer);
      }
    });
  });

  it('answers every file with its type, caching and length', async () => {
    await inParallel(
      files.filter((file) => !file.endsWith('.html')),
      async (file) => {
        const answer = await get(file);
        expect([file, answer.status]).toEqual([file, 200]);
        expect(answer.headers['cache-control'], file).toBe(/^\/(?:assets|fonts)\//.test(file) ? LONG_LIVED : REVALIDATE);
        const type = CONTENT_TYPES[path.extname(file).slice(1)];
        if (type) expect(answer.headers['content-type'], file).toBe(type);
        else expect(file, 'files without a known ending need a type of their own').toBe('/.well-known/api-catalog');
        expect(answer.body.length, file).toBe(readFileSync(path.join(BUILD, file)).length);
        expectSecurity(answer);
      },
    );
    expect((await get('/.well-known/api-catalog')).headers['content-type']).toContain('application/linkset+json');
  });

  it('leads every old address and every .html ending on by 301, in one step, query and hash in place', async () => {
    expect(redirects.length).toBeGreaterThan(400);
    await inParallel(redirects, async ({from, to}) => {
      const answer = await get(`${from}?a=1&b=%20`);
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, targetWith(to, '?a=1&b=%20')]);
      expectSecurity(answer);
      expect((await get(to.split('#')[0] ?? to)).status, `${from} → ${to}`).toBe(200);
    });
  });

  it('prefers Brotli, then gzip, and sends plain text to those who take neither', async () => {
    for (const file of ['/', '/quickstart', asset, '/sitemap.xml']) {
      const plain = await get(file);
      const brotli = await get(file, {'accept-encoding': 'gzip, deflate, br, zstd'});
      const gzip = await get(file, {'accept-encoding': 'gzip, deflate'});
      const refused = await get(file, {'accept-encoding': 'gzip, br;q=0'});
      expect([plain, brotli, gzip, refused].map(({headers}) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip', 'gzip']);
      const isPage = plain.headers['content-type']?.startsWith('text/html');
      expect([plain, brotli, gzip, refused].map(({headers}) => headers['vary'])).toEqual(
        Array(4).fill(isPage ? 'Accept-Encoding, Accept' : 'Accept-Encoding'),
      );
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
    }
  });

  it('answers a wish for Markdown with the twin of the page, and every other wish with the page', async () => {
    for (const [page, twin] of [
      ['/', '/index.md'],
      ['/clients/', '/clients.md'],
      ['/clients', '/clients.md'],
      ['/clients/CLI', '/clients/CLI.md'],
    ] as const) {
      for (const accept of ['text/markdown', 'text/markdown, */*;q=0.1', 'text/html;q=0.7, text/markdown;q=1.0']) {
        const answer = await get(page, {accept});
        expect([page, accept, answer.status, answer.headers['content-type'], answer.headers['vary']]).toEqual([
          page,
          accept,
          200,
          'text/markdown; charset=utf-8',
          'Accept-Encoding, Accept',
        ]);
        expect(answer.body.equals(readFileSync(path.join(BUILD, twin)))).toBe(true);
        expectSecurity(answer);
      }
      for (const accept of ['*/*', 'text/markdown;q=0', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
        expect([page, accept, (await get(page, {accept})).headers['content-type']]).toEqual([page, accept, 'text/html; charset=utf-8']);
      }
    }
    expect((await get(asset, {accept: 'text/markdown'})).headers['content-type']).toContain('javascript');
    expect((await get('/no-such-page', {accept: 'text/markdown'})).status).toBe(404);
  });

  it('has a compressed copy of every text file above 512 bytes', () => {
    const bare = files.filter(
      (file) =>
        /\.(html|js|css|json|svg|xml|txt|md|yaml)$/.test(file) &&
        readFileSync(path.join(BUILD, file)).length > 512 &&
        !existsSync(path.join(BUILD, `${file}.br`)),
    );
    expect(bare).toEqual([]);
  });

  it('answers 304 to a browser that has the file', async () => {
    for (const file of ['/quickstart', asset]) {
      const first = await get(file, {'accept-encoding': 'br'});
      const again = await get(file, {'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? ''});
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('answers HEAD without a body', async () => {
    const head = await request(server.url, '/quickstart', {method: 'HEAD'});
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
  });
});

describe('both servers', () => {
  const kinds = availableServers();
  it.runIf(kinds.length === 2)('send the same headers for every kind of address', async () => {
    const running = await Promise.all(kinds.map(({start}) => start(BUILD)));
    const addresses = [
      '/',
      '/support/',
      '/support',
      '/clients/CLI',
      '/clients/cli',
      asset,
      '/img/logo.svg',
      '/robots.txt',
      '/sw.js',
      '/no-such-page',
      redirects[0]?.from ?? '',
      '/clients/index.html',
      '/.well-known/api-catalog',
    ];
    try {
      for (const address of addresses) {
        const [own, nginx] = await Promise.all(running.map(({url}) => request(url, address, {headers: {'accept-encoding': 'br'}})));
        expect(comparable(own), address).toEqual(comparable(nginx));
      }
    } finally {
      await Promise.all(running.map(({stop}) => stop()));
    }
  });
});

/**
 * Without what a server says about itself and the connection; nginx writes a body into its
 * redirects.
 */
function comparable(answer: Answer | undefined): object {
  const {
    date: _date,
    server: _server,
    connection: _connection,
    'keep-alive': _keepAlive,
    'accept-ranges': _ranges,
    'transfer-encoding': _transfer,
    ...headers
  } = answer?.headers ?? {};
  if (answer?.status === 301) {
    delete headers['content-length'];
    delete headers['content-type'];
  }
  return {status: answer?.status, headers};
}
