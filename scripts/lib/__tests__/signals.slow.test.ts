/** Whatever ends npm ends the server: nothing keeps listening. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {takesConnections} from '../ports';

const WAIT_MS = 30_000;
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
let folder: string;

/** A site of one page in a folder of its own, with this repository's own command. */
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-signals-'));
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build/index.html'), '<h1>Home</h1>');
  const serve = scripts['serve']
    ?.replace('tsx', path.resolve('node_modules/tsx/dist/loader.mjs'))
    .replace('scripts/', `${path.resolve('scripts')}/`);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({scripts: {serve}}));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

async function startServe(): Promise<{npm: ChildProcess; port: number}> {
  const npm = spawn('npm', ['run', 'serve'], {cwd: folder, detached: true, env: {...process.env, PORT: '0', HOST: ''}});
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, {timeout: WAIT_MS}).toMatch(/localhost:\d+/);
  return {npm, port: Number(/localhost:(\d+)/.exec(output)?.[1])};
}

describe.runIf(process.platform === 'linux')('npm run serve ends with npm', () => {
  it.each([
    {signal: 'SIGINT', to: 'npm'},
    {signal: 'SIGTERM', to: 'npm'},
    {signal: 'SIGKILL', to: 'npm'},
    {signal: 'SIGINT', to: 'its process group'},
    {signal: 'SIGTERM', to: 'its process group'},
  ] as const)('$signal to $to', {timeout: 3 * WAIT_MS}, async ({signal, to}) => {
    const {npm, port} = await startServe();
    expect(await takesConnections(port)).toBe(true);
    process.kill(to === 'npm' ? npm.pid! : -npm.pid!, signal);
    await expect.poll(() => takesConnections(port), {timeout: WAIT_MS}).toBe(false);
  });
});

/** `npm start` runs the build as a child. */
describe.runIf(process.platform === 'linux')('run', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('takes its command along on %s', {timeout: 3 * WAIT_MS}, async (signal) => {
    const script = path.join(folder, 'parent.ts');
    const child = `process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); console.log('child', process.pid); setInterval(() => {}, 1000);`;
    writeFileSync(
      script,
      `import {run} from ${JSON.stringify(path.resolve('scripts/lib/run.ts'))};\nvoid run(process.execPath, ['-e', ${JSON.stringify(child)}]);`,
    );
    const parent = spawn(process.execPath, ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), script]);
    let output = '';
    parent.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, {timeout: WAIT_MS}).toMatch(/child \d+/);
    const pid = Number(/child (\d+)/.exec(output)?.[1]);
    parent.kill(signal);
    await expect.poll(() => isRunning(pid), {timeout: WAIT_MS}).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
