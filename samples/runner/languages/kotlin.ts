import {readdirSync} from 'node:fs';
import path from 'node:path';

import {cacheDir} from '../paths';
import {INSTALL_TIMEOUT_MS, run, type Outcome} from '../process';
import type {Toolchain} from '../types';
import {findMissing} from './checkouts';
import {classPath, resolveLibraries} from './java';

const sdk = path.join(cacheDir, 'kotlin/flagsmith.jar');

/**
 * Compiles against a checkout of the Android client and the classes of Android; a device to run it
 * on is not needed for that.
 */
export const kotlin: Toolchain = {
  release: true,
  compiles: () => true,
  async prepare(language) {
    const missing = (await findMissing(language, 'java')) ?? (await resolveLibraries('kotlin'));
    if (missing) return missing;
    const {dir, samples, sdkSource = ''} = language;
    // The client on its own, so that samples see no more of it than apps do.
    const client = await compile(listSources(path.join(sdkSource, 'FlagsmithClient/src/main')), sdk);
    if (client.code !== 0) throw new Error(`The checkout for --sdk-source kotlin does not compile:\n${client.stderr.slice(-2000)}`);
    const errors = new Map<string, string>();
    const copies = samples.map(({copy}) => copy);
    const {code, stderr} = await compile(copies, path.join(dir, 'build'), [sdk]);
    if (code === 0) return {errors};
    for (const {id, copy} of samples) {
      const own = stderr.split('\n').filter((line) => line.startsWith(`${copy}:`));
      // A library that is missing concerns all of them.
      if (own.length > 0 || !copies.some((file) => stderr.includes(file))) errors.set(id, own.join('\n') || stderr);
    }
    return {errors};
  },
  command: () => {
    throw new Error('Kotlin samples are for Android: the level can be "compiled" or "parsed".');
  },
};

/** The compiler is one of the libraries of samples/kotlin/pom.xml. */
function compile(files: string[], target: string, jars: string[] = []): Promise<Outcome> {
  const libraries = classPath('kotlin');
  const options = ['-no-stdlib', '-no-reflect', '-nowarn', '-cp', [...jars, libraries].join(path.delimiter), '-d', target];
  const compiler = ['-XX:TieredStopAtLevel=1', '-cp', libraries, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  return run('java', [...compiler, ...options, ...files], {timeoutMs: INSTALL_TIMEOUT_MS});
}

function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.kt'))
    .map((file) => path.join(folder, file));
}
