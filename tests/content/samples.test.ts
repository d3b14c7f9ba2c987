import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';

import {describeSample, readManifest} from '../../plugins/code-samples/node/readManifest';
import {readRuns} from '../../plugins/code-samples/node/record';
import {readRegions} from '../../plugins/code-samples/node/regions';
import {listSamples} from '../../plugins/code-samples/node/resolveSample';
import {readSdkVersions} from '../../plugins/code-samples/node/sdkVersions';
import {toolchainFor} from '../../samples/runner/languages';
import {findMissing, readSdkSources} from '../../samples/runner/languages/checkouts';
import {startMock} from '../../samples/runner/mock';
import {installNodePackages} from '../../samples/runner/packages';
import {judge, proveLanguage} from '../../samples/runner/prove';
import {describeLanguage, summarise} from '../../samples/runner/report';
import {checkSchema, schemaNames} from '../../samples/runner/schemas';
import {parsedLanguage} from '../../samples/runner/syntax';
import type {Language, Result} from '../../samples/runner/types';

const INSTALL_TIMEOUT_MS = 8 * 60_000;
const versions = readSdkVersions('data/sdk-versions.json');
const languages = readdirSync('samples', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && existsSync(`samples/${entry.name}/samples.json`))
  .map(({name}) => name);

beforeAll(() => installNodePackages(), INSTALL_TIMEOUT_MS);

describe('data/sdk-versions.json', () => {
  it.each(Object.entries(versions))('%s is complete', (_name, sdk) => {
    expect(sdk.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sdk.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(sdk.repository).toMatch(/^https:\/\/github\.com\//);
    expect(sdk.install).toContain('{{version}}');
    expect(sdk.label && sdk.package && sdk.registry).toBeTruthy();
  });

  it.each([
    ['js', 'samples/javascript/package.json', /"@flagsmith\/flagsmith": "([\d.]+)"/],
    ['js', 'samples/typescript/package.json', /"@flagsmith\/flagsmith": "([\d.]+)"/],
    ['react', 'samples/react/package.json', /"@flagsmith\/flagsmith": "([\d.]+)"/],
    ['react', 'samples/nextjs/package.json', /"@flagsmith\/flagsmith": "([\d.]+)"/],
    ['nodejs', 'samples/nodejs/package.json', /flagsmith-nodejs@([\d.]+)"/],
    ['openfeature-web', 'samples/openfeature/package.json', /flagsmith-client-provider": "([\d.]+)"/],
    ['openfeature-nodejs', 'samples/openfeature/package.json', /flagsmith-provider": "([\d.]+)"/],
    ['python', 'samples/python/requirements.txt', /^flagsmith==([\d.]+)$/m],
    ['openfeature-python', 'samples/python/requirements.txt', /^openfeature-provider-flagsmith==([\d.]+)$/m],
    ['java', 'samples/java/pom.xml', /flagsmith-java-client<\/artifactId>\s*<version>([\d.]+)</],
    ['go', 'samples/go/go.mod', /flagsmith-go-client\/v\d+ v([\d.]+)/],
    ['rust', 'samples/rust/Cargo.toml', /^flagsmith = "=([\d.]+)"$/m],
  ])('names for %s the release that %s pins', (name, file, pin) => {
    const {provenWith, version} = versions[name] ?? {};
    expect(pin.exec(readFileSync(file, 'utf8'))?.[1]).toBe(provenWith?.version ?? version);
  });
});

describe('manifests of the samples', () => {
  it.each(languages)('samples/%s/samples.json names files, SDKs and schemas that exist', (language) => {
    const manifest = readManifest('samples', language);
    const files = listSamples(`samples/${language}`);
    for (const [file, {sdk, schema, level}] of Object.entries(manifest.files)) {
      expect(files, file).toContain(file);
      if (sdk) expect(Object.keys(versions), file).toContain(sdk);
      if (schema) expect(schemaNames, file).toContain(schema);
      if (level && level !== 'parsed') expect(toolchainFor(file), file).toBeDefined();
    }
    if (manifest.sdk) expect(Object.keys(versions)).toContain(manifest.sdk);
  });

  it.each(languages)('samples/%s holds files with well-formed regions in languages we can parse', (language) => {
    for (const file of listSamples(`samples/${language}`)) {
      readRegions(readFileSync(`samples/${language}/${file}`, 'utf8'), `samples/${language}/${file}`);
      expect(parsedLanguage(file.split('.').at(-1) ?? ''), file).toBeDefined();
    }
  });
});

describe('versions on /clients/', () => {
  const page = readFileSync('docs/clients/index.mdx', 'utf8');
  const rows = [...page.matchAll(/^\|.*<SdkVersion sdk="([\w-]+)" \/>[^|]*\|([^|]*)\|/gm)].map(([, sdk = '', checkedWith = '']) => ({
    sdk,
    checkedWith,
  }));
  const checked = new Set(
    [...readRuns('.').keys()].map((id) => {
      const [language = '', ...file] = id.split('/');
      return describeSample(readManifest('samples', language), file.join('/')).sdk;
    }),
  );

  it('lists the SDKs', () => expect(rows.length).toBeGreaterThan(12));

  it.each(rows)('names the release that samples of $sdk ran or compiled with', ({sdk, checkedWith}) => {
    const expected = checked.has(sdk) ? `<SdkVersion sdk="${sdk}" field="proven" />` : '–';
    expect(checkedWith.trim().replace(/^`[^`]*` /, '')).toBe(expected);
  });
});

describe('judge', () => {
  const outcome = {code: 0, stdout: 'a: on\nb: 20\n', stderr: ''};

  it('passes when the parts appear in order', () => {
    expect(judge({entry: {contains: ['on', '20']}}, outcome)).toEqual({status: 'passed', level: 'executed'});
  });

  it.each([
    [{contains: ['20', 'on']}, outcome, 'lacks "on" after what comes before it'],
    [{contains: ['a']}, {...outcome, code: 1}, 'ended with code 1, expected 0'],
    [{contains: ['a'], exitCode: 3}, outcome, 'ended with code 0, expected 3'],
  ])('fails on %j', (entry, result, detail) => {
    expect(judge({entry}, result)).toMatchObject({status: 'failed', detail: expect.stringContaining(detail)});
  });
});

describe('proveLanguage', () => {
  it.each([
    ["console.log('page_size: 20');", {status: 'passed', level: 'executed'}],
    [
      "console.log('page_size: 10');",
      {status: 'failed', detail: expect.stringContaining('printed something else. Expected:\n    page_size: 20')},
    ],
    ['console.log(', {status: 'failed', detail: expect.stringContaining('ended with code 1')}],
  ])('runs %s and compares what it prints', async (code, verdict) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'sample-'));
    const copy = path.join(dir, 'a.mjs');
    writeFileSync(copy, code);
    const sample = {id: 'x/a.mjs', file: 'a.mjs', level: 'executed', entry: {stdout: ['page_size: 20']}, source: code, copy} as const;
    const language = {
      name: 'x',
      dir,
      manifest: {label: 'x', sdk: null, level: 'parsed', files: {}},
      samples: [sample],
    } as unknown as Language;
    expect(await proveLanguage(language, {}, true)).toMatchObject([{verdict}]);
    rmSync(dir, {recursive: true});
  });
});

describe('the report', () => {
  const result = (level: string, verdict: Result['verdict']): Result => ({sample: {level}, verdict}) as Result;
  const results = [
    result('executed', {status: 'passed', level: 'executed'}),
    result('parsed', {status: 'passed', level: 'parsed'}),
    result('executed', {status: 'skipped', reason: 'no Go on this machine'}),
    result('compiled', {status: 'failed', detail: 'x'}),
  ];

  it('says per language what was proven, what failed, and what was skipped and why', () => {
    const manifest = {label: 'Go', sdk: 'go', level: 'parsed', files: {}} as const;
    expect(describeLanguage({name: 'go', manifest}, results, 1.25)).toMatch(
      /^Go \(go\) +1 FAILED, 1 executed, 1 parsed, 1 skipped \(no Go on this machine\) {2}\[1\.3 s\]$/,
    );
  });

  it('counts', () => {
    expect(summarise(results)).toEqual({passed: 2, failed: 1, skipped: 1});
  });
});

describe('a machine without the toolchain', () => {
  const languageWith = (file: string): Language =>
    ({
      name: 'x',
      dir: 'x',
      manifest: {},
      samples: [{id: `x/${file}`, file, level: 'executed', entry: {stdout: []}}],
    }) as unknown as Language;
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['a.go', 'no Go on this machine'],
    ['a.sh', 'no curl on this machine'],
    ['A.java', 'no JDK on this machine'],
    ['a.py', 'no Python 3 on this machine'],
    ['a.rs', 'no Rust on this machine'],
  ])('skips %s with the reason, and fails it with CI=true', async (file, reason) => {
    vi.stubEnv('PATH', '/nowhere');
    expect(await proveLanguage(languageWith(file), {}, false)).toMatchObject([{verdict: {status: 'skipped', reason}}]);
    expect(await proveLanguage(languageWith(file), {}, true)).toMatchObject([
      {verdict: {status: 'failed', detail: `${reason}, and CI has to run it`}},
    ]);
  });
});

describe('data/conformance.json', () => {
  const runs = [...readRuns('.').values()];

  it.each(languages)('has a run of every sample in samples/%s that is to be run', (language) => {
    const manifest = readManifest('samples', language);
    const wanted = listSamples(`samples/${language}`).filter((file) => describeSample(manifest, file).level !== 'parsed');
    const recorded = runs.filter(({id}) => id.startsWith(`${language}/`)).map(({id}) => id.slice(language.length + 1));
    expect(recorded, 'npm run test:samples -- --record').toEqual(wanted);
  });

  it('says "runs in CI" of what CI has the tools for, and names the release of all other runs', () => {
    for (const {id, with: release} of runs) expect({[id]: Boolean(release)}).toEqual({[id]: Boolean(toolchainFor(id)?.release)});
  });
});

describe('the mock of the Edge API', () => {
  it.each([
    ['setInterval(() => {}, 1000)', 'was stopped, because it did not listen within 0.5 s'],
    ['process.exit(3)', 'ended with code 3'],
  ])('is named when it runs %s', async (code, problem) => {
    const program = path.join(mkdtempSync(path.join(tmpdir(), 'mock-')), 'server.mjs');
    writeFileSync(program, code);
    await expect(startMock(program, code.startsWith('set') ? 500 : 60_000)).rejects.toThrow(
      `The mock of the Edge API (${program}) ${problem}.`,
    );
  });
});

describe('checkSchema', () => {
  it('names the known schemas when it is given another', async () => {
    await expect(checkSchema('terraform', 'a.tf', false)).rejects.toThrow(
      'Unknown schema "terraform". Known: compose, github-workflow, gitlab-ci, helm-values, kubernetes.',
    );
  });
});

describe('--sdk-source', () => {
  const language = {name: 'ruby', dir: '', manifest: {label: 'Ruby', sdk: 'ruby', level: 'parsed', files: {}}, samples: []} as Language;

  it('takes a language and a folder, from where the command runs', () => {
    expect(readSdkSources(['ruby=../ruby', 'php=/srv/a=b'])).toEqual({ruby: path.resolve('../ruby'), php: '/srv/a=b'});
  });

  it.each(['ruby', 'ruby=', '=/srv/ruby'])('rejects %s', (value) => {
    expect(() => readSdkSources([value])).toThrow(`--sdk-source ${value}: expected <language>=<folder>`);
  });

  it('rejects a folder that is no checkout', async () => {
    await expect(findMissing({...language, sdkSource: '/nowhere'}, process.execPath)).rejects.toThrow('takes the root of a checkout');
  });

  it('skips, and says how to run, without a folder', async () => {
    expect(await findMissing(language, process.execPath)).toEqual({skip: expect.stringContaining('--sdk-source ruby=')});
  });
});
