/**
 * Runs the request samples of the API reference: once against the mock of the Edge API (Prism, from
 * openapi/edge-api.yaml), to see the documented answer, and once with awkward values against a
 * server that reports what arrived, to see that each language writes them correctly. Only loopback
 * is used. A language whose tools are missing is parsed like all nine, and with CI=true its absence
 * is a failure.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {generateSamples} from '../../plugins/api-reference/node/generateSamples';
import {SAMPLE_LANGUAGES} from '../../plugins/api-reference/node/languages';
import {loadApi} from '../../plugins/api-reference/node/loadApi';
import type {Operation} from '../../plugins/api-reference/node/model';
import {classPath, resolveLibraries} from '../../samples/runner/languages/java';
import {startMock, type Mock} from '../../samples/runner/mock';
import {run} from '../../samples/runner/process';
import {checkSyntax} from '../../samples/runner/syntax';
import {listen} from '../../scripts/lib/listen';

const root = path.resolve(import.meta.dirname, '../..');
const {operations} = await loadApi(root, {id: 'edge-api', file: 'openapi/edge-api.yaml', docsPath: 'edge-api'});

type Runner = {
  /**
   * The JDK's client offers to change to HTTP/2, which the mock cannot pass on; it is run against
   * the second server only.
   */
  offMock?: true;
  file: string;
  needs: [string, string[]];
  run: (file: string) => [string, string[]];
};

/** Node shortens nested objects when it prints them; here it prints them whole. */
const PRINT_JSON = `data:text/javascript,${encodeURIComponent('console.log = (value) => process.stdout.write(typeof value === "string" ? value : JSON.stringify(value))')}`;

const RUNNERS: Record<string, Runner> = {
  python: {file: 'sample.py', needs: ['python3', ['-c', 'import requests']], run: (file) => ['python3', [file]]},
  curl: {file: 'sample.sh', needs: ['curl', ['--version']], run: (file) => ['bash', [file]]},
  go: {file: 'main.go', needs: ['go', ['version']], run: (file) => ['go', ['run', file]]},
  nodejs: {file: 'sample.mjs', needs: ['node', ['--version']], run: (file) => ['node', ['--import', PRINT_JSON, file]]},
  ruby: {file: 'sample.rb', needs: ['ruby', ['--version']], run: (file) => ['ruby', [file]]},
  php: {file: 'sample.php', needs: ['php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']], run: (file) => ['php', [file]]},
  java: {
    offMock: true,
    file: 'Request.java',
    needs: ['mvn', ['--version']],
    run: (file) => ['java', ['-XX:TieredStopAtLevel=1', '-cp', classPath('java'), file]],
  },
};

function isAvailable([command, args]: Runner['needs']): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore', timeout: 60_000});
    return true;
  } catch {
    return false;
  }
}

const available = Object.entries(RUNNERS).map(([label, runner]) => ({label, runner, ready: isAvailable(runner.needs)}));
const ready = available.filter((entry) => entry.ready);
const missing = available.filter((entry) => !entry.ready);

const folder = mkdtempSync(path.join(tmpdir(), 'api-samples-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

// Unirest, once: a fresh clone has run no sample in Java, because their proofs are kept, and tests
// come in any order.
beforeAll(async () => {
  if (ready.some(({label}) => label === 'java')) await resolveLibraries('java');
}, 300_000);

async function runSample(operation: Operation, label: string, serverUrl: string): Promise<string> {
  const sample = generateSamples(operation, serverUrl).samples.find(({language}) => language.id === label);
  const runner = RUNNERS[label];
  if (!sample || !runner) throw new Error(`no sample for ${label}`);
  const file = path.join(mkdtempSync(path.join(folder, `${label}-`)), runner.file);
  writeFileSync(file, sample.code);
  const [command, args] = runner.run(file);
  const {code, stdout, stderr} = await run(command, args, {cwd: path.dirname(file), timeoutMs: 120_000});
  if (code !== 0) throw new Error(`${label} ended with code ${code}: ${stderr}\n${sample.code}`);
  return stdout.trim();
}

/**
 * Samples use placeholders; the mock wants a key that looks like a server-side key for the
 * environment document.
 */
function withKey(operation: Operation, example: string): Operation {
  return {...operation, security: operation.security.map((scheme) => ({...scheme, example}))};
}

describe('generated samples against the mock', () => {
  let mock: Mock;
  let url = '';

  beforeAll(async () => {
    mock = await startMock();
    url = mock.url.replace(/\/$/, '');
  }, 300_000);

  afterAll(() => mock.stop());

  it('has a mock that refuses what the description does not allow', async () => {
    const send = (body: unknown) =>
      fetch(`${url}/bulk-identities`, {
        method: 'PUT',
        headers: {'X-Environment-Key': 'k', 'Content-Type': 'application/json'},
        body: JSON.stringify(body),
      });
    const tooMany = await send({data: Array.from({length: 101}, (_, index) => ({identifier: `u${index}`, traits: []}))});
    expect([tooMany.status, await tooMany.text()]).toEqual([400, 'Number of identities must not be more than 100']);
    expect((await send({data: [{identifier: 'u', traits: []}]})).status).toBe(202);
    expect((await fetch(`${url}/flags/`)).status).toBe(401);
  });

  for (const {label} of ready.filter(({runner}) => !runner.offMock)) {
    it.each(operations.map((operation) => [operation.id, operation] as const))(
      `${label}: %s gives the documented answer`,
      async (_, operation) => {
        const output = await runSample(withKey(operation, 'ser.EXAMPLE'), label, url);
        const success = operation.responses.find(({status}) => status.startsWith('2'));
        const example = success?.media[0]?.examples[0]?.value;
        if (example === undefined) {
          expect(output).toBe('');
          return;
        }
        expect(JSON.parse(output)).toMatchObject(withoutTransient(example));
      },
      180_000,
    );
  }

  it('runs what this machine can run, and with CI=true all that can be run', () => {
    const labels = missing.map(({label}) => label);
    if (labels.length > 0) console.log(`no tools for ${labels.join(', ')}: parsed only`);
    expect(process.env.CI === 'true' ? labels : []).toEqual([]);
    expect(ready.map(({label}) => label)).toContain('nodejs');
  });
});

/**
 * The mock repeats every trait it was sent; whether a real server repeats transient ones is not
 * part of the contract.
 */
function withoutTransient(example: unknown): object {
  if (Array.isArray(example) || typeof example !== 'object' || example === null || !('traits' in example)) return example as object;
  const {traits: _, ...rest} = example as Record<string, unknown>;
  return rest;
}

describe('generated samples with awkward values', () => {
  const AWKWARD = `it's "5$x" \`y\` \\n #{1} é`;
  const HEADER = `k'e"y$x\`\\#{1}`;
  let server: Server;
  let url = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        const address = new URL(request.url ?? '/', 'http://127.0.0.1');
        const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown) : null;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({key: request.headers['x-environment-key'], query: Object.fromEntries(address.searchParams), body}));
      });
    });
    url = `http://127.0.0.1:${await listen(server, 0)}/api/v1`;
  });

  afterAll(() => void server.close());

  function operationOf(id: string): Operation {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`no operation ${id}`);
    return withKey(operation, HEADER);
  }

  it.each(ready.map(({label}) => label))(
    '%s sends header, query and body as they were typed',
    async (label) => {
      const get = operationOf('getIdentityFlagsAndTraits');
      const query = await runSample(
        {
          ...get,
          parameters: get.parameters.map((parameter) => (parameter.name === 'identifier' ? {...parameter, example: AWKWARD} : parameter)),
        },
        label,
        url,
      );
      expect(JSON.parse(query)).toEqual({key: HEADER, query: {identifier: AWKWARD}, body: null});

      const post = operationOf('identifyUser');
      const body = {
        identifier: AWKWARD,
        traits: [
          {trait_key: 'plan', trait_value: AWKWARD},
          {trait_key: 'seats', trait_value: -1.5},
          {trait_key: 'old', trait_value: null},
        ],
      };
      const media = {type: 'application/json', schema: undefined, examples: [{name: 'awkward', summary: '', value: body}]};
      const sent = await runSample({...post, body: {required: true, description: '', media: [media]}}, label, url);
      expect(JSON.parse(sent)).toEqual({key: HEADER, query: {}, body});
    },
    180_000,
  );
});

describe('generated samples of all nine languages', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'parses %s',
    async (_, operation) => {
      const {samples} = generateSamples(operation);
      expect(samples).toHaveLength(SAMPLE_LANGUAGES.length);
      for (const {language, code} of samples)
        expect({[language.id]: await checkSyntax(language.fence, code)}).toEqual({[language.id]: undefined});
    },
    180_000,
  );

  it.each(ready.filter(({label}) => label === 'go'))('writes $label as gofmt does', async () => {
    for (const operation of operations) {
      const code = generateSamples(operation).samples.find(({language}) => language.id === 'go')?.code ?? '';
      const {stdout} = await run('gofmt', [], {input: `${code}\n`});
      expect(`${code}\n`).toBe(stdout);
    }
  });
});
