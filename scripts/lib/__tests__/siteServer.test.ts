/**
 * What one client can do to the server for all others. Answers are compared with
 * nginx's in tests/delivery.
 */
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {request} from '../../../tests/delivery/lib/request';
import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {listen} from '../listen';
import {createSiteServer} from '../siteServer';

const BIG = 4_000_000;
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

describe('readers who leave or never read', () => {
  it.runIf(process.platform === 'linux')('leave no open file behind after 300 aborted downloads', async () => {
    await abort();
    const before = openFiles();
    for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({length: 10}, abort));
    await expect.poll(openFiles, {timeout: 10_000}).toBeLessThanOrEqual(before + 5);
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
