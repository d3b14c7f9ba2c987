/**
 * `npm run typecheck`: the three parts of the code, each with the types it may use, by the native
 * compiler (decisions/pins.md).
 */
import path from 'node:path';

import {run} from './lib/run';
import {runMain} from './lib/runMain';

const PROJECTS = ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.tests.json'];
/** By its path: the typescript package that ESLint needs offers a program of the same name. */
const COMPILER = path.join(path.dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');

async function main(): Promise<void> {
  for (const project of PROJECTS) if ((await run(process.execPath, [COMPILER, '-p', project])) !== 0) process.exitCode = 1;
}

runMain(main);
