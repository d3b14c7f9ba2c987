/**
 * Runs the functions of a module on a thread of its own. Docusaurus compiles all Markdown and runs
 * all plugins on one thread; what is heavy and needs nothing from it (colouring code, drawing
 * pictures, writing twins) leaves that thread, and the second core of a small machine is not idle.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {buildSync} from 'esbuild';
import type {Tinypool} from 'tinypool';

import {contentHash} from './contentHash';
import {outputFile} from './outputFile';

type Functions = Record<string, (...args: never[]) => unknown>;
type OnOtherThread<Module extends Functions> = {
  [Name in keyof Module]: (...args: Parameters<Module[Name]>) => Promise<Awaited<ReturnType<Module[Name]>>>;
};
/** Inside node_modules, so that the compiled module finds its packages. */
const FOLDER = path.resolve(__dirname, '../../node_modules/.cache/threads');

/** An idle thread ends, which frees its memory for the next step of the build. */
const IDLE_MS = 1500;
/** At once on the thread: calls that wait for a file let others compute. */
const MOST_CALLS = 1000;

/**
 * `file` is the module's path. Arguments and results are copied, so they are plain data. The thread
 * starts with the first call, takes calls as they come, and does not keep the process alive; one
 * that dies fails its calls, and the next starts another.
 */
export function onOtherThread<Module extends Functions>(file: string): OnOtherThread<Module> {
  let pool: Promise<Tinypool> | undefined;
  const start = async () => {
    // An ES module, which the compiled configuration cannot require.
    const {Tinypool} = await import('tinypool');
    return new Tinypool({
      filename: await compile(file),
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: MOST_CALLS,
      idleTimeout: IDLE_MS,
    });
  };
  const call = async (name: string, args: unknown[]): Promise<unknown> => {
    pool ??= start();
    return (await pool).run({name, args});
  };
  return new Proxy({} as OnOtherThread<Module>, {
    get:
      (_target, name) =>
      (...args: unknown[]) =>
        call(String(name), args),
  });
}

/**
 * Node runs no TypeScript by itself: the module is bundled with what it imports from this
 * repository; packages stay where they are.
 */
async function compile(file: string): Promise<string> {
  const {outputFiles} = buildSync({
    stdin: {contents: entryFor(file), resolveDir: path.dirname(file)},
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  // "code-blocks.tokenize.<hash>.mjs": profiles of a build name the plugin.
  const name = path
    .relative(path.resolve(__dirname, '..'), file)
    .replace(/\/node\/|\//g, '.')
    .replace(/\.ts$/, '');
  const compiled = path.join(FOLDER, `${name}.${contentHash(code)}.mjs`);
  if (!existsSync(compiled)) await outputFile(compiled, code);
  return compiled;
}

function entryFor(file: string): string {
  return `
import * as functions from ${JSON.stringify(file)};
export default ({name, args}) => functions[name](...args);
`;
}
