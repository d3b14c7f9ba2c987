/**
 * Proves the samples: runs, compiles or parses each one at the level that its manifest claims.
 *
 *   npx tsx samples/run.ts                              all languages
 *   npx tsx samples/run.ts python go                    some languages
 *   npx tsx samples/run.ts --only python/evaluate.py    one sample; --show prints its output
 *   npx tsx samples/run.ts --report counts.json         also writes {passed, failed, skipped}
 *
 * Reads samples/<language>/ and openapi/edge-api.yaml, starts the mock of the Edge API, and installs what the samples need into
 * samples/node_modules, samples/.cache and the user’s cache folder (Rust) on the first run. A missing toolchain is a skip; with CI=true a missing Go, Java, Python or Rust is a
 * failure. Ends with "N passed, N failed, N skipped" and exit code 1 when something failed.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

import {collectLanguages, type Replacement} from './runner/collect';
import {readEnvironmentDocument, startMock, type Mock} from './runner/mock';
import {installNodePackages} from './runner/packages';
import {proveLanguage} from './runner/prove';
import {describeFailures, describeLanguage, summarise, type Summary} from './runner/report';
import type {Context, Language, Result} from './runner/types';
import {openWorkspace} from './runner/workspace';

export type RunOptions = {
  /** Names of language folders; all when empty. */
  languages?: string[];
  /** Id of a single sample, e.g. `python/evaluate.py`. */
  only?: string;
  /** Print the output of each executed sample. */
  show?: boolean;
  /** How many languages to work on at the same time. */
  concurrency?: number;
  isCi?: boolean;
  print?: (line: string) => void;
};

const CLIENT_KEY = 'sample-environment-key';
const SERVER_KEY = 'ser.sample-server-key';

export async function runSamples(options: RunOptions = {}): Promise<Summary & {results: Result[]}> {
  const {languages: names = [], only, show = false, concurrency = 2, isCi = process.env.CI === 'true', print = console.log} = options;
  await installNodePackages();
  const workspace = openWorkspace();
  const mock = await startMock();
  try {
    const replacements: Replacement[] = [
      ['https://edge.api.flagsmith.com/api/v1/', mock.url],
      ['https://unreachable.example.com/api/v1/', mock.unreachableUrl],
      ['YOUR_ENVIRONMENT_KEY', CLIENT_KEY],
      ['YOUR_SERVER_SIDE_KEY', SERVER_KEY],
      ['ser.EXAMPLE', SERVER_KEY],
    ];
    const languages = select(collectLanguages(workspace.dir, replacements), names, only);
    const context = prepareContext(workspace.dir, mock, languages);
    const results: Result[] = [];
    const queue = [...languages];
    const work = async (): Promise<void> => {
      for (let language = queue.shift(); language; language = queue.shift()) {
        const start = Date.now();
        const own = await proveLanguage(language, context, isCi);
        results.push(...own);
        print(describeLanguage(language, own, (Date.now() - start) / 1000));
        if (show) for (const {sample, output} of own) if (output !== undefined) print(`--- samples/${sample.id}\n${output}`);
        for (const line of describeFailures(own)) print(line);
      }
    };
    await Promise.all(Array.from({length: concurrency}, work));
    const summary = summarise(results);
    print(`${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped`);
    return {...summary, results};
  } finally {
    mock.stop();
    workspace.release();
  }
}

function select(languages: Language[], names: string[], only: string | undefined): Language[] {
  const known = languages.map(({name}) => name);
  for (const name of names) if (!known.includes(name)) throw new Error(`No samples in samples/${name}/. Known: ${known.join(', ')}.`);
  if (!only) return names.length > 0 ? languages.filter(({name}) => names.includes(name)) : slowFirst(languages);
  const found = languages.flatMap((language) => {
    const samples = language.samples.filter(({id}) => id === only);
    return samples.length > 0 ? [{...language, samples}] : [];
  });
  if (found.length === 0) throw new Error(`No sample samples/${only}.`);
  return found;
}

/** The longest compilation starts first, so that the end of the run does not wait for it. */
function slowFirst(languages: Language[]): Language[] {
  const rank = (name: string): number => ['rust', 'java', 'go', 'nextjs', 'react', 'typescript'].indexOf(name) + 1 || 99;
  return [...languages].sort((a, b) => rank(a.name) - rank(b.name));
}

function prepareContext(workDir: string, {url, unreachableUrl}: Mock, languages: Language[]): Context {
  const text = JSON.stringify(readEnvironmentDocument(), null, 2);
  const environmentDocument = path.join(workDir, 'environment.json');
  mkdirSync(path.dirname(environmentDocument), {recursive: true});
  writeFileSync(environmentDocument, text);
  for (const {dir} of languages) {
    mkdirSync(dir, {recursive: true});
    writeFileSync(path.join(dir, 'environment.json'), text);
  }
  return {
    environmentDocument,
    env: {
      FLAGSMITH_API_URL: url,
      FLAGSMITH_UNREACHABLE_URL: unreachableUrl,
      FLAGSMITH_ENVIRONMENT_KEY: CLIENT_KEY,
      FLAGSMITH_SERVER_KEY: SERVER_KEY,
      FLAGSMITH_ENVIRONMENT_DOCUMENT: environmentDocument,
      NO_PROXY: '127.0.0.1,localhost',
      no_proxy: '127.0.0.1,localhost',
    },
  };
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {only: {type: 'string'}, report: {type: 'string'}, show: {type: 'boolean', default: false}},
  });
  const {passed, failed, skipped} = await runSamples({languages: positionals, show: values.show, ...(values.only && {only: values.only})});
  if (values.report) writeFileSync(values.report, JSON.stringify({passed, failed, skipped}));
  process.exit(failed > 0 ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
