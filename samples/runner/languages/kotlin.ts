import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir} from '../paths';
import {findProgram, run, type Outcome} from '../process';
import {findSource} from '../sdkSource';
import type {Toolchain} from '../types';
import {classPath, resolveLibraries} from './maven';

const sdk = path.join(cacheDir, 'kotlin/flagsmith.jar');

/** Compiles against a checkout of the Android client and the classes of Android; a device to run it on is not needed for that. */
export const kotlin: Toolchain = {
  required: false,
  compiles: () => true,
  async prepare(language) {
    const missing = (await findSource(language, 'java')) ?? ((await findProgram(['mvn'])) ? undefined : {skip: 'no Maven on this machine'});
    if (missing) return missing;
    await resolveLibraries('kotlin');
    const {dir, samples, sdkSource = ''} = language;
    const sources = listSources(path.join(sdkSource, 'FlagsmithClient/src/main'));
    await once('kotlin-sdk', sources, () => compileSdk(sources), () => existsSync(sdk));
    const errors = new Map<string, string>();
    const compiled = samples.filter(({level}) => level !== 'parsed');
    const {code, stderr} = await compile(compiled.map(({copy}) => copy), path.join(dir, 'build'), [sdk]);
    if (code === 0) return {errors};
    for (const {id, copy} of compiled) {
      const own = stderr.split('\n').filter((line) => line.startsWith(`${copy}:`));
      if (own.length > 0) errors.set(id, own.map((line) => line.slice(copy.length + 1)).map((line) => `line ${line}`).join('\n'));
    }
    // A library that is missing concerns all of them.
    if (errors.size === 0) for (const {id} of compiled) errors.set(id, stderr);
    return {errors};
  },
  command: () => {
    throw new Error('Kotlin samples are for Android: the level can be "compiled" or "parsed".');
  },
};

/** On its own, so that samples see no more of the client than apps do. */
async function compileSdk(sources: string[]): Promise<void> {
  const {code, stderr} = await compile(sources, sdk, []);
  if (code !== 0) throw new Error(`The checkout for --sdk-source kotlin does not compile:\n${stderr.slice(-2000)}`);
}

/** The compiler is one of the libraries of samples/kotlin/pom.xml. */
function compile(files: string[], target: string, jars: string[]): Promise<Outcome> {
  const libraries = classPath('kotlin');
  const options = ['-no-stdlib', '-no-reflect', '-nowarn', '-cp', [...jars, libraries].join(path.delimiter), '-d', target];
  const compiler = ['-XX:TieredStopAtLevel=1', '-cp', libraries, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  return run('java', [...compiler, ...options, ...files], {timeoutMs: 600_000});
}

function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.kt'))
    .sort()
    .map((file) => path.join(folder, file));
}
