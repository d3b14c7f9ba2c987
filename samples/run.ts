/**
 * Parses every sample, and runs or compiles those whose record in data/conformance.json is not
 * about the sample as it is now.
 *
 *   npx tsx samples/run.ts                              that, as in `npm test`
 *   npx tsx samples/run.ts --all                        runs all of them, as in `npm run test:slow`
 *   npx tsx samples/run.ts --record                     writes what passed to the record
 *   npx tsx samples/run.ts --stale                      lists those without a record of their code
 *                                                       and runs nothing; any is exit code 1
 *   npx tsx samples/run.ts python go                    some languages
 *   npx tsx samples/run.ts --only python/evaluate.py    one sample; --show prints its output
 *   npx tsx samples/run.ts --sdk-source ruby=<checkout> ruby
 *                                                       languages whose registry CI does not reach
 *   npx tsx samples/run.ts --report counts.json         also writes {passed, failed, skipped}
 *
 * Starts the mock of the Edge API and installs what the samples need into samples/node_modules and
 * samples/.cache. A missing toolchain is a skip; with CI=true it is a failure, apart from those of
 * a release run. Ends with "N passed, N failed, N skipped"; a sample that only its record speaks
 * for is not among them.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

import {readRuns, validRun} from '../plugins/code-samples/node/record';
import {collectLanguages, writeCopies} from './runner/collect';
import {MOCK_KEYS, prepareFolder, replacementsFor, type Api} from './runner/context';
import {readSdkSources} from './runner/languages/checkouts';
import {startMock} from './runner/mock';
import {installNodePackages} from './runner/packages';
import {cacheDir, rootDir, samplesDir} from './runner/paths';
import {parseSamples, proveLanguage} from './runner/prove';
import {recordRuns} from './runner/record';
import {describeFailures, describeLanguage, summarise, type Summary} from './runner/report';
import type {Language, Result, Sample} from './runner/types';

export type RunOptions = {
  /** Names of language folders; all when empty. */
  languages?: string[];
  /** Id of a single sample, e.g. `python/evaluate.py`. */
  only?: string;
  /** Print the output of each executed sample. */
  show?: boolean;
  /** Run every sample, also those whose record holds. */
  all?: boolean;
  /** Write what passed to data/conformance.json. */
  record?: boolean;
  /** A real API instead of the mock, for the executed samples. */
  api?: Api;
  /** Checkouts of SDKs, by language. */
  sdkSources?: Record<string, string>;
  /** How many languages to work on at the same time. */
  concurrency?: number;
  isCi?: boolean;
  print?: (line: string) => void;
};

export async function runSamples(options: RunOptions = {}): Promise<Summary & {results: Result[]}> {
  const {only, api: real, concurrency = 2, isCi = process.env['CI'] === 'true', print = console.log} = options;
  const known = collectLanguages(path.join(cacheDir, real ? 'platform' : 'work'));
  const isStale = staleAgainst(readRuns(rootDir));
  const isAll = options.all || only !== undefined;
  const isWanted = (sample: Sample): boolean => (real ? sample.level === 'executed' : isAll || isStale(sample));
  await installNodePackages();
  const results: Result[] = [];
  const finish = (language: Language, own: Result[], start: number): void => {
    results.push(...own);
    print(describeLanguage(language, own, (Date.now() - start) / 1000));
    if (options.show) for (const {sample, output = ''} of own) print(`--- samples/${sample.id}\n${output}`);
    for (const line of describeFailures(own)) print(line);
  };
  const queue = slowFirst(select(known, options.languages ?? [], only));
  const needsMock = !real && queue.some(({samples}) => samples.some(isWanted));
  const mock = needsMock ? await startMock() : undefined;
  const api: Api = real ?? {url: '', unreachableUrl: '', ...mock, ...MOCK_KEYS};
  const work = async (): Promise<void> => {
    for (let language = queue.shift(); language; language = queue.shift()) {
      const start = Date.now();
      const sdkSource = options.sdkSources?.[language.name];
      const wanted = {...language, ...(sdkSource && {sdkSource}), samples: language.samples.filter(isWanted)};
      writeCopies(wanted, replacementsFor(api));
      const own = await proveLanguage(wanted, prepareFolder(wanted, api), isCi);
      const recorded = real ? [] : await parseSamples(language.samples.filter((sample) => !isWanted(sample)));
      finish(language, [...own, ...recorded.map(leaveToCi)], start);
    }
  };
  try {
    await Promise.all(Array.from({length: concurrency}, work));
  } finally {
    mock?.stop();
  }
  if (options.record) recordRuns(known, results);
  const summary = summarise(results);
  print(`${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped`);
  return {...summary, results};
}

/** Whether a sample is to be run and the record is not about its code. */
function staleAgainst(runs: ReturnType<typeof readRuns>): (sample: Sample) => boolean {
  return ({id, level}) => level !== 'parsed' && validRun(id, samplesDir, runs) === undefined;
}

/** A sample that was parsed and not run, because its record is about this text, has not passed. */
function leaveToCi(result: Result): Result {
  const isRecorded = result.verdict.status === 'passed' && result.sample.level !== 'parsed';
  return isRecorded ? {...result, verdict: {status: 'skipped', reason: 'as recorded'}} : result;
}

/** The longest compilation starts first, so that the end of the run does not wait for it. */
function slowFirst(languages: Language[]): Language[] {
  const rank = (name: string): number => ['rust', 'java', 'go'].indexOf(name) + 1 || 99;
  return [...languages].sort((a, b) => rank(a.name) - rank(b.name));
}

function select(languages: Language[], names: string[], only: string | undefined): Language[] {
  const known = languages.map(({name}) => name);
  for (const name of names) if (!known.includes(name)) throw new Error(`No samples in samples/${name}/. Known: ${known.join(', ')}.`);
  if (!only) return names.length > 0 ? languages.filter(({name}) => names.includes(name)) : languages;
  const found = languages.map((language) => ({...language, samples: language.samples.filter(({id}) => id === only)}));
  if (found.every(({samples}) => samples.length === 0)) throw new Error(`No sample samples/${only}.`);
  return found.filter(({samples}) => samples.length > 0);
}

/** A release waits until there is none. */
function printStale(): void {
  const isStale = staleAgainst(readRuns(rootDir));
  const stale = collectLanguages().flatMap(({samples}) => samples.filter(isStale));
  for (const {id} of stale) console.log(`samples/${id} changed since it ran, or never ran: npm run test:samples -- --record`);
  if (stale.length === 0) console.log('No sample is stale.');
  else process.exitCode = 1;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      only: {type: 'string'},
      report: {type: 'string'},
      show: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      stale: {type: 'boolean', default: false},
      'sdk-source': {type: 'string', multiple: true, default: []},
    },
  });
  const {only, report, show, all, record, stale, 'sdk-source': sources} = values;
  if (stale) return printStale();
  const sdkSources = readSdkSources(sources);
  const {passed, failed, skipped} = await runSamples({languages: positionals, sdkSources, show, all, record, ...(only && {only})});
  if (report) writeFileSync(report, JSON.stringify({passed, failed, skipped}));
  process.exit(failed > 0 ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
