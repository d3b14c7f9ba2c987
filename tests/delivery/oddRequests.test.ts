/**
 * The Node server and nginx give the same answers to requests that are out of the ordinary, and are
 * still there afterwards.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {securityHeaders} from '../../config/headers';
import {parseHostFiles} from '../../plugins/delivery/node/hostFiles';
import {renderVercel} from '../../plugins/delivery/node/renderVercel';
import {requireBuild, BUILD} from '../content/lib/builtSite';
import type {Running} from './lib/nginx';
import {ODD_REQUESTS, type OddRequest} from './lib/oddRequests';
import {type Answer, request} from './lib/request';
import {availableServers} from './lib/servers';

requireBuild();

const nameOf = ({target, method = 'GET', headers = {}}: OddRequest) => {
  const text = `${method} ${target} ${Object.entries(headers)
    .map((entry) => entry.join(': '))
    .join()}`;
  return text.length > 100 ? `${text.slice(0, 60)}… (${text.length} characters)` : text;
};

/** The kind of an answer, in the words of the table. */
function kindOf({status, headers, body}: Answer): OddRequest['answer'] {
  const type = headers['content-type'];
  // Compressed bytes can hold any three letters by chance.
  if (headers['content-encoding']) return status;
  if (status === 404 && type === 'text/html; charset=utf-8' && body.includes('Page not found')) return 'not found';
  if (status === 200 && type === 'text/html; charset=utf-8' && body.includes('<h1')) return 'page';
  if (status === 200 && type === 'text/markdown; charset=utf-8' && body.includes('# ')) return 'markdown';
  return status;
}

describe.each(availableServers())('$name', ({start}) => {
  let server: Running;
  beforeAll(async () => {
    server = await start(BUILD);
  });
  afterAll(() => server.stop());

  it.each(ODD_REQUESTS.map((odd) => ({title: nameOf(odd), odd})))('$title', async ({odd}) => {
    const answer = await request(server.url, odd.target, {...odd, isAlone: true});
    expect(kindOf(answer)).toBe(odd.answer);
    for (const [name, value] of Object.entries(odd.with ?? {})) {
      if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
      else expect(answer.headers[name], name).toBe(value);
    }
    // nginx writes headers twice into the answer to a range that is not there.
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers[name.toLowerCase()], name).toContain(value);
    if (odd.answer !== 'not found') return;
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });
});

describe('the table', () => {
  it('has at least forty requests, each once', () => {
    const names = ODD_REQUESTS.map((odd) => JSON.stringify(odd));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(40);
  });
});

type Vercel = {redirects: {source: string; destination: string}[]; headers: {source: string; headers: {key: string; value: string}[]}[]};

/** Hosts that cannot run here are held to what their files say. */
describe('files for static hosts', () => {
  const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
  const plan = parseHostFiles(read('_headers'), read('_redirects'));
  const vercel = JSON.parse(renderVercel(plan) ?? '') as Vercel;

  it.runIf(existsSync('deploy/generated/vercel.json'))('vercel.json is made of the same plan', () => {
    expect(JSON.parse(readFileSync('deploy/generated/vercel.json', 'utf8'))).toEqual(vercel);
  });

  it.each(ODD_REQUESTS.filter(({method}) => !method).map((odd) => ({title: nameOf(odd), odd})))(
    'redirect as the servers do: $title',
    ({odd}) => {
      const [pathname = '', query = ''] = odd.target.split(/(?=\?)/);
      const wanted = odd.answer === 301 ? String(odd.with?.['location']) : undefined;
      const found = plan.redirects.find(({from}) => from === pathname)?.to;
      expect(found && found + query).toBe(wanted);
      const onVercel = vercel.redirects.find(({source}) => new RegExp(`^${source}$`).test(pathname))?.destination;
      expect(onVercel && onVercel + query).toBe(wanted);
    },
  );

  it('give the security headers to every path', () => {
    const everywhere = plan.headers.find((rule) => rule.path === '/*')?.headers ?? {};
    const onVercel = Object.fromEntries(
      vercel.headers.find(({source}) => source === '/(.*)')?.headers.map(({key, value}) => [key, value]) ?? [],
    );
    expect(everywhere).toMatchObject(securityHeaders);
    expect(onVercel).toEqual(everywhere);
  });
});
