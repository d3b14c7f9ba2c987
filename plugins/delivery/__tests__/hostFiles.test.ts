import {describe, expect, it} from 'vitest';

import type {DeliveryPlan} from '../node/deliveryPlan';
import {parseHostFiles, renderHeaders, renderRedirects} from '../node/hostFiles';
import {renderNginx} from '../node/renderNginx';
import {renderVercel, VERCEL_REDIRECTS} from '../node/renderVercel';

const plan: DeliveryPlan = {
  headers: [
    {path: '/*', headers: {'Content-Security-Policy': "default-src 'self'; img-src data:", 'X-Quote': 'a "b"'}},
    {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
    {path: '/.well-known/x', headers: {'Content-Type': 'text/x'}},
  ],
  redirects: [{from: '/old', to: '/new#part'}],
};

describe('host files', () => {
  it('say the same after writing and reading', () => {
    expect(parseHostFiles(renderHeaders(plan.headers), renderRedirects(plan.redirects))).toEqual(plan);
  });

  it('are empty without a plan', () => {
    expect(parseHostFiles('', '')).toEqual({headers: [], redirects: []});
  });
});

describe('renderNginx', () => {
  const text = renderNginx(plan);

  it('sends headers on every answer, with quotes kept', () => {
    expect(text).toContain('add_header X-Quote "a \\"b\\"" always;');
    expect(text).toContain(`add_header Content-Security-Policy "default-src 'self'; img-src data:" always;`);
  });

  it('redirects by exact path with the query before the hash', () => {
    expect(text).toContain('location = "/old" { return 301 "/new$is_args$args#part"; }');
  });

  it('writes only to the temporary folder and listens as an ordinary user', () => {
    expect(text).toContain('listen 8080;');
    expect([...text.matchAll(/_temp_path (\S+);/g)].every(([, folder]) => folder?.startsWith('/tmp/'))).toBe(true);
    expect(text).toContain('pid /tmp/nginx.pid;');
    expect(text).not.toMatch(/^user /m);
  });
});

describe('renderVercel', () => {
  it('uses its patterns and 301', () => {
    const {headers, redirects} = JSON.parse(renderVercel(plan) ?? '') as {headers: {source: string}[]; redirects: object[]};
    expect(headers.map(({source}) => source)).toEqual(['/(.*)', '/assets/(.*)', '/.well-known/x']);
    expect(redirects).toEqual([{source: '/old', destination: '/new#part', statusCode: 301}]);
  });

  it('writes nothing for more redirects than Vercel takes', () => {
    const redirects = Array.from({length: VERCEL_REDIRECTS + 1}, (_value, index) => ({from: `/${index}`, to: '/'}));
    expect(renderVercel({headers: [], redirects})).toBeUndefined();
  });
});
