// Mock of the Edge API: Prism serves openapi/edge-api.yaml, and a thin front on 127.0.0.1 adds what
// a description cannot say.
//
// The front strips the base path /api/v1, accepts the environment document for `ser.` keys only,
// picks the named example that suits the request, and repeats the identifier and traits it was
// sent. Started by runner/mock.ts; prints one JSON line when ready and ends with the process that
// started it, because its standard input closes then.
//
//   node samples/mock/server.mjs openapi/edge-api.yaml

import {createServer as createHttpServer} from 'node:http';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {createServer} = require('@stoplight/prism-http-server');
const {createLogger} = require('@stoplight/prism-core');
const {getHttpOperationsFromSpec} = require('@stoplight/prism-http');

const BASE_PATH = '/api/v1';

/** Chooses the example (or status) of the description that answers this request. */
function preference({method, path, query, key, body}) {
  if (path === '/flags/') {
    const feature = query.get('feature');
    if (feature === null) return 'example=allFlags';
    return feature === 'banner_text' ? 'example=oneFlag' : 'code=404';
  }
  if (path === '/identities/' && method === 'GET') {
    return query.get('identifier') === '4f6b9c1e-user' ? 'example=knownIdentity' : 'example=newIdentity';
  }
  if (path === '/identities/' && method === 'POST') {
    const plan = body?.traits?.find((trait) => trait.trait_key === 'plan')?.trait_value;
    return plan === 'pro' ? 'example=setTraits' : 'example=anonymous';
  }
  if (path === '/environment-document/') return key?.startsWith('ser.') === false ? 'code=403' : 'example=production';
  return undefined;
}

/**
 * The Edge API takes every path with and without its last slash; Prism takes only the spelling in
 * the description.
 */
function canonicalPath(pathname) {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname;
  const bare = path.replace(/\/$/, '');
  return bare === '/bulk-identities' ? bare : `${bare}/`;
}

/** Prism repeats its example; a real server repeats the identity that was asked for. */
function personalise(text, {path, query, body}) {
  if (path !== '/identities/') return text;
  const answer = JSON.parse(text);
  if (!answer.flags) return text;
  const identifier = body?.identifier ?? query.get('identifier');
  if (identifier) answer.identifier = identifier;
  if (body) {
    answer.traits = (body.traits ?? [])
      .filter((trait) => trait.trait_value !== null)
      .map(({trait_key, trait_value}) => ({trait_key, trait_value}));
  }
  return JSON.stringify(answer);
}

async function read(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parseJson(buffer) {
  try {
    return JSON.parse(buffer.toString('utf8'));
  } catch {
    return undefined;
  }
}

const specification = process.argv[2];
const operations = await getHttpOperationsFromSpec(specification);
const prism = createServer(operations, {
  cors: true,
  config: {
    mock: {dynamic: false, ignoreExamples: false},
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false,
  },
  components: {logger: createLogger('mock', {level: 'silent'})},
});
const upstream = await prism.listen(0, '127.0.0.1');

const front = createHttpServer(async (request, response) => {
  try {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = canonicalPath(url.pathname);
    const raw = await read(request);
    const context = {
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      key: request.headers['x-environment-key'],
      body: raw.length > 0 ? parseJson(raw) : undefined,
    };
    const headers = {...request.headers};
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'keep-alive', 'prefer'])
      delete headers[name];
    const prefer = preference(context);
    if (prefer) headers.prefer = prefer;
    const answer = await fetch(new URL(path + url.search, upstream), {
      method: context.method,
      headers,
      body: raw.length > 0 ? raw : undefined,
    });
    const text = await answer.text();
    const passed = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive'].includes(name),
      ),
    );
    response.writeHead(answer.status, passed);
    response.end(text && answer.ok ? personalise(text, context) : text);
  } catch (error) {
    response.writeHead(502, {'content-type': 'application/json'});
    response.end(JSON.stringify({detail: `The mock failed: ${error.message}`}));
  }
});
front.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({url: `http://127.0.0.1:${front.address().port}${BASE_PATH}/`})}\n`);
});

process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
