/**
 * Runs the functions of a module on a thread of its own. Docusaurus compiles all Markdown and runs all plugins on one thread; what is heavy and needs nothing from
 * it (colouring code, drawing pictures, writing twins) leaves that thread, and the second core of a small machine is not idle.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

import {buildSync} from 'esbuild';

type Functions = Record<string, (...args: never[]) => unknown>;
type OnOtherThread<Module extends Functions> = {
  [Name in keyof Module]: (...args: Parameters<Module[Name]>) => Promise<Awaited<ReturnType<Module[Name]>>>;
};
type Waiting = {resolve: (value: never) => void; reject: (error: unknown) => void};
type WorkerReply = {id: number; value?: never; error?: unknown};

/** Inside node_modules, so that the compiled module finds its packages. */
const FOLDER = path.resolve(__dirname, '../../node_modules/.cache/threads');

/** A thread without work gives its memory back: the next step of a build wants it. */
const IDLE_MS = 1500;

/** `file` is the module's path. Arguments and results are copied, so they are plain data. The thread starts with the first call and does not keep the process alive. */
export function onOtherThread<Module extends Functions>(file: string): OnOtherThread<Module> {
  let worker: Worker | undefined;
  let calls = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  const stop = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const settle = (id: number, use: (call: Waiting) => void) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) {
      worker?.unref();
      idleTimer = setTimeout(stop, IDLE_MS).unref();
    }
    if (call) use(call);
  };
  const start = (): Worker => {
    const started = new Worker(compile(file));
    started.on('message', ({id, value, error}: WorkerReply) =>
      settle(id, ({resolve, reject}) => (error ? reject(error) : resolve(value as never))),
    );
    // A thread that dies takes all open calls with it; the next call starts another.
    started.on('error', (error) => {
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, ({reject}) => reject(error));
    });
    return started;
  };
  const call = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      clearTimeout(idleTimer);
      worker ??= start();
      worker.ref();
      calls += 1;
      waiting.set(calls, {resolve, reject});
      worker.postMessage({id: calls, name, args});
    });

  return new Proxy({} as OnOtherThread<Module>, {
    get:
      (_target, name) =>
      (...args: unknown[]) =>
        call(String(name), args),
  });
}

/** Node runs no TypeScript by itself: the module is bundled with what it imports from this repository; packages stay where they are. */
function compile(file: string): string {
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
  // "code-blocks.tokenize.<hash>.mjs": profiles of a build name the plugin (scripts/bench/pluginShares.ts).
  const name = path
    .relative(path.resolve(__dirname, '..'), file)
    .replace(/\/node\/|\//g, '.')
    .replace(/\.ts$/, '');
  const compiled = path.join(FOLDER, `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.mjs`);
  if (!existsSync(compiled)) {
    mkdirSync(FOLDER, {recursive: true});
    // Written aside first: another build at the same time must not read half a file.
    const draft = `${compiled}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, compiled);
  }
  return compiled;
}

function entryFor(file: string): string {
  return `
import {parentPort} from 'node:worker_threads';
import * as functions from ${JSON.stringify(file)};
parentPort.on('message', async ({id, name, args}) => {
  try {
    parentPort.postMessage({id, value: await functions[name](...args)});
  } catch (error) {
    parentPort.postMessage({id, error});
  }
});
`;
}
