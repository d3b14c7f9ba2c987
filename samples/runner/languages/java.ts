import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir, samplesDir} from '../paths';
import {findProgram, run} from '../process';
import type {Toolchain} from '../types';

const libraries = path.join(cacheDir, 'java');
const classPathFile = path.join(libraries, 'classpath.txt');

/** Maven resolves the libraries of samples/java/pom.xml once; after that javac and java are enough. */
export async function resolveLibraries(): Promise<void> {
  const project = path.join(samplesDir, 'java/pom.xml');
  await once(
    'java',
    [project],
    async () => {
      mkdirSync(libraries, {recursive: true});
      const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
      const {code, stdout} = await run('mvn', ['-q', '-B', '-ntp', '-f', project, goal, `-Dmdep.outputFile=${classPathFile}`], {
        timeoutMs: 300_000,
      });
      if (code !== 0) throw new Error(`mvn could not resolve samples/java/pom.xml:\n${stdout.slice(-2000)}`);
    },
    () =>
      existsSync(classPathFile) &&
      readFileSync(classPathFile, 'utf8')
        .split(path.delimiter)
        .every((jar) => existsSync(jar.trim())),
  );
}

export const java: Toolchain = {
  required: true,
  compiles: () => true,
  async prepare({dir, samples}) {
    if (!(await findProgram(['javac']))) return {skip: 'no JDK on this machine'};
    if (!(await findProgram(['mvn']))) return {skip: 'no Maven on this machine'};
    await resolveLibraries();
    const errors = new Map<string, string>();
    const compiled = samples.filter(({level}) => level !== 'parsed');
    const {code} = await compile(
      dir,
      compiled.map(({copy}) => copy),
    );
    if (code === 0) return {errors};
    // One broken file stops the whole compilation, so look for the culprit one by one.
    for (const {id, copy} of compiled) {
      const alone = await compile(dir, [copy]);
      if (alone.code !== 0) errors.set(id, alone.stderr);
    }
    return {errors};
  },
  command: ({file}, {dir}) => ({
    program: 'java',
    args: ['-XX:TieredStopAtLevel=1', '-cp', `${path.join(dir, 'build')}${path.delimiter}${classPath()}`, path.basename(file, '.java')],
    cwd: dir,
  }),
};

export function classPath(): string {
  return readFileSync(classPathFile, 'utf8').trim();
}

function compile(dir: string, files: string[]) {
  return run(
    'javac',
    ['-Xlint:deprecation', '-proc:none', '-d', path.join(dir, 'build'), '-sourcepath', dir, '-cp', classPath(), ...files],
    {timeoutMs: 180_000},
  );
}
