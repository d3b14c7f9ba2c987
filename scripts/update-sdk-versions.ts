/**
 * Refreshes data/sdk-versions.json: `npm run update:sdk-versions` (add names to check only some:
 * `npm run update:sdk-versions python go`).
 *
 * Asks each ecosystem's own client (npm, pip, go, cargo) and, where that gives nothing or no such
 * client is at hand, the tags of the source repository (`git ls-remote`). A source that fails is
 * named, and its last good value stays. A version never moves down. The build reads only the
 * committed file; nothing here runs during a build.
 *
 * Afterwards move the pins of the samples (samples/README.md) and remove
 * `provenWith` where both agree again.
 */
import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {promisify} from 'node:util';

import {runMain} from './lib/runMain';
import {mergeFindings, parseCargoInfo, parsePipIndex, parseTags, parseWords, type Finding, type SdkFile} from './lib/sdkReleases';

const FILE = 'data/sdk-versions.json';
const TIMEOUT_MS = 60_000;

type Source = {name: string; command: [string, ...string[]]; parse: (output: string) => string | undefined};

const npm = (name: string): Source => ({name: 'npm', command: ['npm', 'view', name, 'version'], parse: parseWords});
const pip = (name: string): Source => ({name: 'pip', command: ['python3', '-m', 'pip', 'index', 'versions', name], parse: parsePipIndex});
const cargo = (name: string): Source => ({
  name: 'cargo',
  command: ['cargo', 'info', '--registry', 'crates-io', name],
  parse: parseCargoInfo,
});
const go = (name: string): Source => ({name: 'go', command: ['go', 'list', '-m', `${name}@latest`], parse: parseWords});
const tags = (repository: string, prefix?: string): Source => ({
  name: 'repository tags',
  command: ['git', 'ls-remote', '--tags', repository],
  parse: (output) => parseTags(output, prefix),
});

/**
 * Where each ecosystem's client is asked first. Everything else goes by the tags of its repository.
 */
const REGISTRIES: Record<string, (name: string) => Source> = {npm, PyPI: pip, 'crates.io': cargo, 'Go modules': go};
/** Repositories whose tags carry a name before the version. */
const TAG_PREFIXES: Record<string, string> = {
  helm: 'flagsmith-',
  'openfeature-web': 'flagsmith-client-provider-v',
  'openfeature-nodejs': 'flagsmith-provider-v',
  'openfeature-java': 'dev.openfeature.contrib.providers.flagsmith-v',
};

const execute = promisify(execFile);

async function ask({name, command: [program, ...args], parse}: Source): Promise<Finding> {
  try {
    // Outside the project, so that a client does not read the project's own manifest.
    const {stdout} = await execute(program, args, {
      timeout: TIMEOUT_MS,
      cwd: tmpdir(),
      env: {...process.env, GIT_TERMINAL_PROMPT: '0', GOFLAGS: ''},
    });
    const version = parse(stdout);
    return version ? {version, source: name} : {error: `${name} named no release`};
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const reason =
      text.split('\n').find((line) => line.trim() && !line.startsWith('Command failed') && !/ warn /i.test(line)) ?? 'the command failed';
    return {error: `${name} failed: ${reason.trim().slice(0, 160)}`};
  }
}

async function find(name: string, {registry, package: packageName, repository}: SdkFile['sdks'][string]): Promise<Finding> {
  const registrySource = REGISTRIES[registry]?.(packageName);
  const errors: string[] = [];
  for (const source of [...(registrySource ? [registrySource] : []), tags(repository, TAG_PREFIXES[name])]) {
    const finding = await ask(source);
    if ('version' in finding) return finding;
    errors.push(finding.error);
  }
  return {error: errors.join('; ')};
}

async function main(): Promise<void> {
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as SdkFile;
  const wanted = process.argv.slice(2);
  const findings: Record<string, Finding> = {};
  for (const [name, sdk] of Object.entries(file.sdks)) {
    if (wanted.length === 0 || wanted.includes(name)) findings[name] = await find(name, sdk);
  }
  const {file: next, lines} = mergeFindings(file, findings, new Date().toISOString().slice(0, 10));
  for (const line of lines) console.log(line);
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
}

runMain(main);
