/**
 * One request must not end the server for others. Answers are compared with
 * nginx's in tests/delivery, which asks for more odd targets.
 */
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {request} from '../../../tests/delivery/lib/request';
import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {listen} from '../listen';
import {createSiteServer} from '../siteServer';

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
  writeFileSync(path.join(root, 'big.bin'), Buffer.alloc(4_000_000));
  symlinkSync(os.tmpdir(), path.join(root, 'outside'));
  symlinkSync('page/index.html', path.join(root, 'link.html'));
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

describe('one request never ends the server', () => {
  it.each(['*', 'x', '?', 'http://', 'http://[', '/\x80\xff', '/a?\x80'])('target %j', async (target) => {
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

it('does not follow symbolic links, which may lead out of the published folder', async () => {
  const secret = mkdtempSync(path.join(os.tmpdir(), 'docs-outside-'));
  writeFileSync(path.join(secret, 'file.txt'), 'secret');
  for (const target of [`/outside/${path.basename(secret)}/file.txt`, '/link.html'])
    expect((await request(url, target)).status, target).toBe(404);
  rmSync(secret, {recursive: true});
});

it.runIf(process.platform === 'linux')('leaves no file open after 50 connections that send 10 requests each and leave', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const leaveEarly = () =>
    new Promise((resolve) => {
      const socket = net.connect(port(), '127.0.0.1');
      socket.on('error', () => undefined).once('close', resolve);
      socket.once('data', () => socket.destroy());
      socket.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10));
    });
  await leaveEarly();
  const before = openFiles();
  await Promise.all(Array.from({length: 50}, leaveEarly));
  await expect.poll(openFiles, {timeout: 10_000}).toBeLessThanOrEqual(before + 5);
  expect((await request(url, '/page')).status).toBe(200);
});

describe('conditions', () => {
  it('takes a weak tag for its strong one', async () => {
    const {headers} = await request(url, '/page');
    for (const tag of [headers.etag ?? '', `W/${headers.etag}`, `"other", W/${headers.etag}`])
      expect((await request(url, '/page', {headers: {'if-none-match': tag}})).status, tag).toBe(304);
  });
});
