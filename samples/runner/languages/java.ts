import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir, samplesDir} from '../paths';
import {hasProgram, INSTALL_TIMEOUT_MS, mustRun, run} from '../process';
import type {Toolchain} from '../types';

const GOAL = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
const classPathFile = (folder: string): string => path.join(cacheDir, `${folder}-classpath.txt`);

/** Maven resolves the libraries of samples/<folder>/pom.xml once; then the compiler is enough. */
export async function resolveLibraries(folder: string): Promise<{skip: string} | undefined> {
  if (!(await hasProgram('javac'))) return {skip: 'no JDK on this machine'};
  if (!(await hasProgram('mvn'))) return {skip: 'no Maven on this machine'};
  const project = path.join(samplesDir, folder, 'pom.xml');
  await once(
    folder,
    [project],
    () => mustRun('mvn', ['-q', '-B', '-ntp', '-f', project, GOAL, `-Dmdep.outputFile=${classPathFile(folder)}`]),
    () => existsSync(classPathFile(folder)) && classPath(folder).split(path.delimiter).every(existsSync),
  );
  return undefined;
}

export function classPath(folder: string): string {
  return readFileSync(classPathFile(folder), 'utf8').trim();
}

export const java: Toolchain = {
  compiles: () => true,
  async prepare({dir, samples}) {
    const missing = await resolveLibraries('java');
    if (missing) return missing;
    const options = ['-Xlint:deprecation', '-proc:none', '-d', path.join(dir, 'build'), '-sourcepath', dir, '-cp', classPath('java')];
    const compile = (files: string[]) => run('javac', [...options, ...files], {timeoutMs: INSTALL_TIMEOUT_MS});
    const errors = new Map<string, string>();
    if ((await compile(samples.map(({copy}) => copy))).code === 0) return {errors};
    // One broken file stops the whole compilation, so look for the culprit one by one.
    for (const {id, copy} of samples) {
      const {code, stderr} = await compile([copy]);
      if (code !== 0) errors.set(id, stderr);
    }
    return {errors};
  },
  command: ({file}, {dir}) => ({
    program: 'java',
    args: [
      '-XX:TieredStopAtLevel=1',
      '-cp',
      `${path.join(dir, 'build')}${path.delimiter}${classPath('java')}`,
      path.basename(file, '.java'),
    ],
    cwd: dir,
  }),
};
