/**
 * What one client can do to the server for all others. Answers are compared with
 * nginx's in tests/delivery.
 */
import fs, {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {request} from '../../../tests/delivery/lib/request';
import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {listen} from '../listen';
import {createSiteServer} from '../siteServer';

const BIG = 4_000_000;
/** More than a kernel buffers for a connection that is not read (sparse, so it takes no disk). */
const HUGE = 500_000_000;
let root: string;
let server: http.Server;
let url: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'docs-server-'));
  mkdirSync(path.join(root, 'page'));
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': 'Not found',
    'page/index.html': '<h1>Page</h1>',
    'page.md': '# Page',
    'robots.txt': 'x',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  writeFileSync(path.join(root, 'big.bin'), Buffer.alloc(BIG));
  writeFileSync(path.join(root, 'huge.bin'), '');
  truncateSync(path.join(root, 'huge.bin'), HUGE);
  writeFileSync(path.join(root, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  server = createSiteServer({root});
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, {recursive: true, force: true});
});

const port = () => Number(new URL(url).port);
const openFiles = () => readdirSync('/proc/self/fd').length;

/** The status line of a request that is written byte by byte as given. */
function rawStatus(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port(), '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    socket.once('close', () => resolve(received.split('\r\n')[0] ?? ''));
    socket.once('error', reject);
  });
}

/** Begins a download and leaves after its first bytes. */
function abort(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = http.get(`${url}/big.bin`, {agent: false}, (response) => {
      response.once('data', () => sent.destroy());
      response.once('close', () => resolve());
      response.on('error', () => undefined);
    });
    sent.on('error', reject);
  });
}

/** Sends requests in one piece and leaves after the first bytes of the first response. */
function abortPipeline(depth: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(port(), '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => resolve());
    socket.once('data', () => socket.destroy());
    socket.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(depth));
  });
}

describe('one request never ends the server', () => {
  it.each([
    '//',
    '///x',
    `/${'a'.repeat(256)}`,
    '/robots.txt/x',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '*',
    'x',
    '?',
    'http://',
    'http://[',
    '/\x80\xff',
    '/a?\x80',
  ])('target %j', async (target) => {
    expect(await rawStatus(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (?:200|404|400) /);
    expect((await request(url, '/page')).status).toBe(200);
  });

  it('answers any target and any Accept with one of four statuses', async () => {
    const target = hostileText('/page', '/page/', '/index.html', 'robots.txt', 'http://x', '/_headers').map((text) => `/${text}`);
    await fc.assert(
      fc.asyncProperty(target, hostileText('text/markdown', 'text/html', ';q=0.5'), async (path, accept) => {
        const line = encodeURI(path.replace(/\p{Surrogate}/gu, '').replaceAll('%', '%25')).replaceAll('%25', '%');
        const {status} = await request(url, line, {headers: {accept: accept.replace(/[^\t\x20-\x7e]/g, '')}});
        expect([200, 301, 404, 414]).toContain(status);
      }),
      fuzz(400),
    );
    expect((await request(url, '/page')).status).toBe(200);
  });
});

describe('symbolic links in the published folder', () => {
  let folder: string;
  let linked: http.Server;
  let address: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'docs-links-'));
    for (const name of ['site', 'outside']) mkdirSync(path.join(folder, name));
    for (const file of ['site/page.txt', 'outside/secret.txt', 'outside/secret.txt.gz']) writeFileSync(path.join(folder, file), file);
    symlinkSync('../outside', path.join(folder, 'site/folder'));
    symlinkSync('../outside/secret.txt', path.join(folder, 'site/secret.txt'));
    symlinkSync('../outside/secret.txt.gz', path.join(folder, 'site/page.txt.gz'));
    // A roll-out switches to the next build by a link (guide/operations.md).
    symlinkSync('site', path.join(folder, 'current'));
    linked = createSiteServer({root: path.join(folder, 'current')});
    address = `http://127.0.0.1:${await listen(linked, 0)}`;
  });
  afterAll(() => {
    linked.close();
    rmSync(folder, {recursive: true});
  });

  it.each(['/secret.txt', '/folder/secret.txt'])('do not publish %s', async (target) => {
    expect((await request(address, target)).status).toBe(404);
  });

  it('do not replace a file by its compressed copy', async () => {
    const {headers, body} = await request(address, '/page.txt', {headers: {'accept-encoding': 'gzip'}});
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'site/page.txt']);
  });
});

describe('readers who leave or never read', () => {
  it.runIf(process.platform === 'linux')('leave no open file behind after 300 aborted downloads', async () => {
    await abort();
    const before = openFiles();
    for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({length: 10}, abort));
    await expect.poll(openFiles, {timeout: 10_000}).toBeLessThanOrEqual(before + 5);
  });

  it.runIf(process.platform === 'linux')('leave no open file behind after 50 connections with 10 requests each', async () => {
    await abort();
    const before = openFiles();
    await Promise.all(Array.from({length: 50}, () => abortPipeline(10)));
    await expect.poll(openFiles, {timeout: 10_000}).toBeLessThanOrEqual(before + 5);
    expect((await request(url, '/page')).status).toBe(200);
  });

  it('opens one file at a time for requests that arrive together', async () => {
    const opened = vi.spyOn(fs, 'createReadStream');
    const socket = net.connect(port(), '127.0.0.1').pause();
    socket.write('GET /huge.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10));
    const opens = () => opened.mock.calls.filter(([file]) => String(file).endsWith('huge.bin'));
    await expect.poll(() => opens().length).toBeGreaterThan(0);
    expect((await request(url, '/page')).status).toBe(200);
    expect(opens()).toHaveLength(1);
    socket.destroy();
    opened.mockRestore();
  });

  it('hold up nobody and little memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const sockets = Array.from({length: 200}, () => {
      const socket = net.connect(port(), '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10));
      return socket;
    });
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    for (let round = 0; round < 20; round += 1) expect((await request(url, '/page')).body.toString()).toContain('Page');
    expect((process.memoryUsage().arrayBuffers - before) / 1e6).toBeLessThan(150);
    sockets.forEach((socket) => socket.destroy());
  });

  it('are let go after half a minute without a byte', () => expect(server.timeout).toBe(30_000));
});

describe('conditions', () => {
  it('takes a weak tag for its strong one', async () => {
    const {headers} = await request(url, '/page');
    for (const tag of [headers.etag ?? '', `W/${headers.etag}`, `"other", W/${headers.etag}`])
      expect((await request(url, '/page', {headers: {'if-none-match': tag}})).status, tag).toBe(304);
  });
});
