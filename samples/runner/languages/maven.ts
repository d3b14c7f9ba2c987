import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {once} from '../cache';
import {cacheDir, samplesDir} from '../paths';
import {run} from '../process';

const GOAL = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
const classPathFile = (folder: string): string => path.join(cacheDir, folder, 'classpath.txt');

/** Maven resolves the libraries of samples/<folder>/pom.xml once; after that the compiler and java are enough. */
export async function resolveLibraries(folder: string): Promise<void> {
  const project = path.join(samplesDir, folder, 'pom.xml');
  await once(
    folder,
    [project],
    async () => {
      mkdirSync(path.join(cacheDir, folder), {recursive: true});
      const args = ['-q', '-B', '-ntp', '-f', project, GOAL, `-Dmdep.outputFile=${classPathFile(folder)}`];
      const {code, stdout} = await run('mvn', args, {timeoutMs: 300_000});
      if (code !== 0) throw new Error(`mvn could not resolve samples/${folder}/pom.xml:\n${stdout.slice(-2000)}`);
    },
    () => existsSync(classPathFile(folder)) && classPath(folder).split(path.delimiter).every(existsSync),
  );
}

export function classPath(folder: string): string {
  return readFileSync(classPathFile(folder), 'utf8').trim();
}
