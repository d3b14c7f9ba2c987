/** The hosted backend against a server on this machine that speaks the protocol, well and badly. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {createAlgoliaBackend, hostsOf, parseMarks} from '../client/backends/algolia';
import {SearchUnavailable} from '../client/backends/types';

type Handler = (request: IncomingMessage, body: {requests: {indexName: string; query: string}[]}, response: ServerResponse) => void;

const servers: Server[] = [];

async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => handler(request, JSON.parse(body) as never, response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const RECORDS = [
  {
    url: 'https://docs.example.com/basic-features/segments#overrides',
    url_without_anchor: 'https://docs.example.com/basic-features/segments',
    hierarchy: {lvl0: 'Basic features', lvl1: 'Segments', lvl2: 'Segment overrides'},
    content: 'Override a flag.',
    _snippetResult: {content: {value: '\u0001Override\u0002 a flag &lt;now&gt;'}},
    _highlightResult: {hierarchy: {lvl1: {value: '\u0001Segments\u0002'}, lvl2: {value: 'Segment overrides'}}},
  },
  {url: 'https://docs.example.com/clients/', hierarchy: {lvl0: 'SDKs', lvl1: 'SDK overview'}, content: null},
];

const answerWith = (response: ServerResponse, hits: unknown[] = RECORDS) =>
  response.end(JSON.stringify({results: [{hits, nbHits: hits.length}]}));
/** More than a busy machine needs: only a test that moves the clock sees it pass. */
const TIME_OUT_MS = 60_000;
const backendAt = (hosts: string[]) =>
  createAlgoliaBackend({appId: 'APPID', apiKey: 'key', indexName: 'docs', hosts, timeOutMs: TIME_OUT_MS});

describe('the hosted backend', () => {
  it('sends the query with the public key and groups the records by page', async () => {
    let seen: unknown;
    const host = await serve((request, body, response) => {
      seen = [
        request.method,
        request.url,
        request.headers['x-algolia-application-id'],
        request.headers['x-algolia-api-key'],
        body.requests[0]?.query,
      ];
      answerWith(response);
    });
    const {hits, total, facets} = await backendAt([host]).search('segments', {limit: 5});
    expect(seen).toEqual(['POST', '/1/indexes/*/queries', 'APPID', 'key', 'segments']);
    expect(total).toBe(2);
    expect(hits[0]).toMatchObject({url: '/basic-features/segments', title: [{text: 'Segments', marked: true}], trail: ['Basic features']});
    expect(hits[0]?.sections[0]).toMatchObject({url: '/basic-features/segments#overrides'});
    expect(hits[0]?.sections[0]?.snippet[1]).toEqual({text: ' a flag <now>', marked: false});
    expect(facets.section).toContainEqual({value: 'SDKs', count: 1});
  });

  it('filters by section', async () => {
    const host = await serve((_request, _body, response) => answerWith(response));
    expect((await backendAt([host]).search('x', {limit: 5, filters: {section: 'SDKs'}})).hits.map(({url}) => url)).toEqual(['/clients/']);
  });

  it('tries the next host after an error of the server or a time-out', async () => {
    const failing = await serve((_request, _body, response) => void response.writeHead(503).end());
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const silent = await serve(() => void vi.advanceTimersByTime(TIME_OUT_MS));
    const good = await serve((_request, _body, response) => answerWith(response));
    expect((await backendAt([failing, silent, good]).search('x', {limit: 5})).total).toBe(2);
  });

  it('blames the network when no host can be reached', async () => {
    await expect(backendAt(['http://127.0.0.1:9', 'http://127.0.0.1:9']).search('x', {limit: 5})).rejects.toMatchObject({
      name: 'SearchUnavailable',
      reason: 'network',
    });
  });

  it.each([
    ['an error of the server', 500, ''],
    ['a refused key', 403, '{"message":"Invalid Application-ID or API key"}'],
    ['too many requests', 429, '{"message":"Too many requests"}'],
    ['what is not JSON', 200, '<html>Sign in</html>'],
    ['JSON without results', 200, '{}'],
    ['JSON of another kind', 200, 'null'],
    ['results of another kind', 200, '{"results":[{"hits":"many"}]}'],
    ['records of another kind', 200, '{"results":[{"hits":[{"url":1}]}]}'],
  ])('does not blame the network for %s', async (_what, status, body) => {
    const host = await serve((_request, _body, response) => void response.writeHead(status).end(body));
    await expect(backendAt([host, 'http://127.0.0.1:9']).search('x', {limit: 5})).rejects.toMatchObject({
      name: 'SearchUnavailable',
      reason: 'service',
    });
  });

  it('does not try again when the request itself is refused', async () => {
    let calls = 0;
    const host = await serve((_request, _body, response) => {
      calls += 1;
      response.writeHead(403).end('{"message":"Invalid Application-ID or API key"}');
    });
    await expect(backendAt([host, host]).search('x', {limit: 5})).rejects.toBeInstanceOf(SearchUnavailable);
    expect(calls).toBe(1);
  });

  it('is called off by the signal of the reader', async () => {
    const silent = await serve(() => undefined);
    const controller = new AbortController();
    const asked = backendAt([silent]).search('x', {limit: 5, signal: controller.signal});
    controller.abort(new Error('newer query'));
    await expect(asked).rejects.toThrow('newer query');
  });
});

it('asks the hosts that the service names', () => {
  expect(hostsOf('APPID')).toEqual([
    'https://APPID-dsn.algolia.net',
    'https://APPID-1.algolianet.com',
    'https://APPID-2.algolianet.com',
    'https://APPID-3.algolianet.com',
  ]);
});

it('never takes a highlighted value for HTML', () => {
  expect(parseMarks('a \u0001<img src=x>\u0002 &amp; b')).toEqual([
    {text: 'a ', marked: false},
    {text: '<img src=x>', marked: true},
    {text: ' & b', marked: false},
  ]);
});
