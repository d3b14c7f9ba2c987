/**
 * Both servers under many readers at once: every response is still the right one, and readers who
 * leave early cost nothing.
 */
import {existsSync, readFileSync, readdirSync, readlinkSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {parseHostFiles} from '../../plugins/delivery/node/hostFiles';
import {BUILD, readBuiltPages, requireBuild} from '../content/lib/builtSite';
import type {Running} from './lib/nginx';
import {availableServers} from './lib/servers';

const CONNECTIONS = 64;
const REQUESTS = 3000;
const LEAVERS = 50;
/** Larger than what a socket buffers, so that a reader can leave in the middle. */
const LARGE = '/llms-full.txt';

requireBuild();

type Expected = {path: string; headers: Record<string, string>; status: number; body?: Buffer; location?: string};

/** What readers do, mixed: pages and scripts with either encoding, old URLs, wrong ones. */
function mixOfRequests(): Expected[] {
  const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
  const {redirects} = parseHostFiles(read('_headers'), read('_redirects'));
  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((name) => name.endsWith('.js'));
  const pages = readBuiltPages().filter(({route, file}) => file.endsWith('index.html') && route !== '/404');
  const encoded = (url: string, file: string, encoding: string, extension: string): Expected => {
    const packed = path.join(BUILD, `${file}${extension}`);
    return {
      path: url,
      headers: {'accept-encoding': encoding},
      status: 200,
      body: readFileSync(existsSync(packed) ? packed : path.join(BUILD, file)),
    };
  };
  return [
    ...pages.map(({route, file}) => encoded(route, file, 'br', '.br')),
    ...pages.map(({route, file}) => encoded(route, file, 'gzip', '.gz')),
    ...scripts.map((name) => encoded(`/assets/js/${name}`, `assets/js/${name}`, 'br', '.br')),
    ...redirects.map(({from, to}) => ({path: from, headers: {}, status: 301, location: to})),
    ...scripts.map((name) => ({path: `/assets/js/gone-${name}`, headers: {}, status: 404})),
  ];
}

describe.each(availableServers())('$name under load', ({name, start}) => {
  let server: Running;
  const agent = new http.Agent({keepAlive: true, maxSockets: CONNECTIONS});
  beforeAll(async () => {
    server = await start(BUILD);
  });
  afterAll(async () => {
    agent.destroy();
    await server.stop();
  });

  const ask = ({path: url, headers}: Pick<Expected, 'path' | 'headers'>) =>
    new Promise<{status: number; body: Buffer; location?: string}>((resolve, reject) => {
      const {hostname, port} = new URL(server.url);
      http
        .get({hostname, port, path: url, headers, agent}, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          const {statusCode: status = 0, headers: sent} = response;
          response.once('end', () => resolve({status, body: Buffer.concat(chunks), location: sent.location}));
        })
        .once('error', reject);
    });

  it(`answers ${REQUESTS} requests on ${CONNECTIONS} connections, each with its own bytes`, async () => {
    const mix = mixOfRequests();
    const wrong: string[] = [];
    const numbers = Array.from({length: REQUESTS}, (_, index) => index).values();
    const reader = async (): Promise<void> => {
      for (const number of numbers) {
        // A step that shares no factor with the length mixes the kinds.
        const expected = mix[(number * 7919) % mix.length] as Expected;
        const response = await ask(expected);
        const isRight =
          response.status === expected.status &&
          (expected.body === undefined || response.body.equals(expected.body)) &&
          (expected.location === undefined || response.location?.endsWith(expected.location));
        if (!isRight) wrong.push(`${expected.path}: ${response.status}, ${response.body.length} bytes, ${response.location ?? ''}`);
      }
    };
    await Promise.all(Array.from({length: CONNECTIONS}, reader));
    expect(wrong).toEqual([]);
  });

  it('serves on after readers who left in the middle, and holds no file open for them', async () => {
    await Promise.all(Array.from({length: LEAVERS}, () => leaveEarly(`${server.url}${LARGE}`)));
    const whole = await ask({path: LARGE, headers: {}});
    expect(whole.body.equals(readFileSync(path.join(BUILD, LARGE)))).toBe(true);
    // Our own server runs in this process, where Linux lists the open files.
    if (name !== 'nginx' && existsSync('/proc/self/fd')) await vi.waitFor(() => expect(openFiles(LARGE)).toEqual([]), {timeout: 20_000});
  });
});

/** Takes the first bytes of a response and closes the connection. */
function leaveEarly(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, {agent: false}, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      })
      .once('error', reject);
  });
}

function openFiles(name: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.endsWith(name) ? [target] : [];
    } catch {
      // Closed since it was listed.
      return [];
    }
  });
}
