/**
 * Proves the samples: runs, compiles or parses each one at the level that its manifest claims.
 *
 *   npx tsx samples/run.ts                              all that has no valid proof in samples/proofs.json
 *   npx tsx samples/run.ts --all                        everything, whatever the proofs say
 *   npx tsx samples/run.ts --renew                      the same as the first, and writes the new proofs
 *   npx tsx samples/run.ts python go                    some languages
 *   npx tsx samples/run.ts --only python/evaluate.py    one sample; --show prints its output
 *   npx tsx samples/run.ts --api-url http://127.0.0.1:8000/api/v1/ --environment-key … --server-key …
 *                                                       the executed samples against a real API
 *   npx tsx samples/run.ts --sdk-source ruby=<checkout> --sdk-source php=<checkout> --sdk-source elixir=<checkout> --sdk-source kotlin=<checkout>
 *                                                       the samples of languages whose registry is out of reach
 *   npx tsx samples/run.ts --report counts.json         also writes {passed, failed, skipped}
 *
 * Takes the text of the samples from the pages in build/, reads the manifests and openapi/edge-api.yaml, starts the mock of the Edge API, and installs what the samples need into
 * samples/node_modules, samples/.cache and the user’s cache folder (Rust) on the first run. A missing toolchain is a skip; with CI=true a missing Go, Java, Python or Rust is a
 * failure. Ends with "N passed, N failed, N skipped" and exit code 1 when something failed.
 */
import {writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

import {readPrintedFiles} from './printed';
import {collectLanguages} from './runner/collect';
import {MOCK_KEYS, prepareContext, replacementsFor, type Api} from './runner/context';
import {startMock, type Mock} from './runner/mock';
import {installNodePackages} from './runner/packages';
import {proveLanguage} from './runner/prove';
import {readSdkSources} from './runner/sdkSource';
import {hashSample, isProven, readProofs, RENEW, toolFor, writeProofs, type Proofs} from './runner/proofs';
import {describeFailures, describeLanguage, summarise, type Summary} from './runner/report';
import type {Language, Result, Sample} from './runner/types';
import {openWorkspace} from './runner/workspace';

export type RunOptions = {
  /** Names of language folders; all when empty. */
  languages?: string[];
  /** Id of a single sample, e.g. `python/evaluate.py`. */
  only?: string;
  /** Print the output of each executed sample. */
  show?: boolean;
  /** Run every sample, also those whose proof is kept in samples/proofs.json. */
  all?: boolean;
  /** Write the proofs of what passed. */
  renew?: boolean;
  /** A real API instead of the mock. */
  api?: Api;
  /** Checkouts of SDKs by language: `ruby`, `php`, `elixir`, `kotlin`. */
  sdkSources?: Map<string, string>;
  /** How many languages to work on at the same time. */
  concurrency?: number;
  isCi?: boolean;
  print?: (line: string) => void;
};

export async function runSamples(options: RunOptions = {}): Promise<Summary & {results: Result[]}> {
  const {languages: names = [], only, all = false, concurrency = 2, isCi = process.env.CI === 'true', print = console.log} = options;
  const {sdkSources = new Map<string, string>()} = options;
  const printed = readPrintedFiles();
  const proofs = readProofs();
  const workspace = openWorkspace();
  let mock: Mock | undefined;
  try {
    const known = select(collectLanguages(workspace.dir, undefined, printed), names, only);
    const {kept, stale} = all || only || options.api ? {kept: [], stale: known} : await sortByProof(known, proofs);
    const results: Result[] = kept.map((sample) => ({sample, verdict: {status: 'passed'}}));
    if (kept.length > 0) print(`${kept.length} samples are as they were in their last run (samples/proofs.json); --all runs them too.`);
    if (stale.length > 0) {
      await installNodePackages();
      mock = options.api ? undefined : await startMock();
      const api: Api = options.api ?? {...(mock as Mock), ...MOCK_KEYS};
      const wanted = new Set(stale.flatMap(({samples}) => samples.map(({id}) => id)));
      const languages = collectLanguages(workspace.dir, replacementsFor(api), printed).map((language) => ({
        ...language,
        ...(sdkSources.has(language.name) && {sdkSource: sdkSources.get(language.name) as string}),
        samples: language.samples.filter(({id, level}) => wanted.has(id) && (!options.api || level === 'executed')),
      }));
      const queue = slowFirst(languages.filter(({samples}) => samples.length > 0));
      const context = prepareContext(workspace.dir, api, queue);
      const work = async (): Promise<void> => {
        for (let language = queue.shift(); language; language = queue.shift()) {
          const start = Date.now();
          const proven = await proveLanguage(language, context, isCi);
          const own = await Promise.all(proven.map((result) => explainSkip(result, language, proofs, Boolean(all || only || options.api))));
          results.push(...own);
          print(describeLanguage(language, own, (Date.now() - start) / 1000));
          if (options.show) for (const {sample, output} of own) if (output !== undefined) print(`--- samples/${sample.id}\n${output}`);
          for (const line of describeFailures(own)) print(line);
          if (options.renew) await addProofs(proofs, language, own);
        }
      };
      await Promise.all(Array.from({length: concurrency}, work));
      if (options.renew) writeProofs(Object.fromEntries(Object.entries(proofs).filter(([id]) => printed.has(id))));
      else if (!all && !only && !options.api) print(`Their proofs are out of date; after a good run, ${RENEW} writes them.`);
    }
    const summary = summarise(results);
    print(`${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped`);
    return {...summary, results};
  } finally {
    mock?.stop();
    workspace.release();
  }
}

async function sortByProof(languages: Language[], proofs: Proofs): Promise<{kept: Sample[]; stale: Language[]}> {
  const kept: Sample[] = [];
  const stale: Language[] = [];
  for (const language of languages) {
    const proven = await Promise.all(language.samples.map((sample) => isProven(sample, language, proofs)));
    kept.push(...language.samples.filter((_, index) => proven[index]));
    const samples = language.samples.filter((_, index) => !proven[index]);
    if (samples.length > 0) stale.push({...language, samples});
  }
  return {kept, stale};
}

/** Nothing is taken on trust: a sample that cannot run here needs a proof that holds. */
async function explainSkip(result: Result, language: Language, proofs: Proofs, maySkip: boolean): Promise<Result> {
  if (result.verdict.status !== 'skipped') return result;
  const {sample} = result;
  if (await isProven(sample, language, proofs)) {
    return {...result, verdict: {status: 'skipped', reason: `${result.verdict.reason}; the proof of ${proofs[sample.id]?.date} holds`}};
  }
  if (maySkip) return result;
  const detail = `${result.verdict.reason}, and samples/proofs.json has no valid proof. Where the tool is installed: ${RENEW}`;
  return {...result, verdict: {status: 'failed', detail}};
}

async function addProofs(proofs: Proofs, language: Language, results: Result[]): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  for (const {sample, verdict} of results) {
    if (verdict.status === 'failed') delete proofs[sample.id];
    else if (verdict.status === 'passed') proofs[sample.id] = {hash: hashSample(sample, language), level: sample.level, tool: await toolFor(sample.file), date};
  }
}

function select(languages: Language[], names: string[], only: string | undefined): Language[] {
  const known = languages.map(({name}) => name);
  for (const name of names) if (!known.includes(name)) throw new Error(`No samples in samples/${name}/. Known: ${known.join(', ')}.`);
  if (!only) return names.length > 0 ? languages.filter(({name}) => names.includes(name)) : languages;
  const found = languages.flatMap((language) => {
    const samples = language.samples.filter(({id}) => id === only);
    return samples.length > 0 ? [{...language, samples}] : [];
  });
  if (found.length === 0) throw new Error(`No sample samples/${only}.`);
  return found;
}

/** The longest compilation starts first, so that the end of the run does not wait for it. */
function slowFirst(languages: Language[]): Language[] {
  const rank = (name: string): number => ['rust', 'kotlin', 'java', 'go', 'nextjs', 'react', 'typescript'].indexOf(name) + 1 || 99;
  return [...languages].sort((a, b) => rank(a.name) - rank(b.name));
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      only: {type: 'string'},
      report: {type: 'string'},
      show: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      renew: {type: 'boolean', default: false},
      'sdk-source': {type: 'string', multiple: true, default: []},
      'api-url': {type: 'string'},
      'environment-key': {type: 'string'},
      'server-key': {type: 'string'},
    },
  });
  const {only, report, show, all, renew, 'api-url': url, 'environment-key': environmentKey, 'server-key': serverKey} = values;
  if (url && !(environmentKey && serverKey)) throw new Error('--api-url needs --environment-key and --server-key.');
  const api = url && environmentKey && serverKey ? {url, environmentKey, serverKey, unreachableUrl: 'http://127.0.0.1:9/api/v1/'} : undefined;
  const sdkSources = readSdkSources(values['sdk-source']);
  const {passed, failed, skipped} = await runSamples({languages: positionals, sdkSources, show, all, renew, ...(only && {only}), ...(api && {api})});
  if (report) writeFileSync(report, JSON.stringify({passed, failed, skipped}));
  process.exit(failed > 0 ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
