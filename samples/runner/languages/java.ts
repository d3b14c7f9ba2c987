import path from 'node:path';

import {findProgram, run} from '../process';
import type {Toolchain} from '../types';
import {classPath, resolveLibraries} from './maven';

export const java: Toolchain = {
  required: true,
  compiles: () => true,
  async prepare({dir, samples}) {
    if (!(await findProgram(['javac']))) return {skip: 'no JDK on this machine'};
    if (!(await findProgram(['mvn']))) return {skip: 'no Maven on this machine'};
    await resolveLibraries('java');
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
    args: ['-XX:TieredStopAtLevel=1', '-cp', `${path.join(dir, 'build')}${path.delimiter}${classPath('java')}`, path.basename(file, '.java')],
    cwd: dir,
  }),
};

function compile(dir: string, files: string[]) {
  return run(
    'javac',
    ['-Xlint:deprecation', '-proc:none', '-d', path.join(dir, 'build'), '-sourcepath', dir, '-cp', classPath('java'), ...files],
    {timeoutMs: 180_000},
  );
}
