import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {samplesDir, specification} from './paths';

export type Mock = {url: string; unreachableUrl: string; stop: () => void};

/** Nothing listens on this port of any machine that runs the samples. */
const UNREACHABLE = 'http://127.0.0.1:9/api/v1/';

/** It listens in less than a second; a very busy machine has taken more than a minute. */
const START_MS = 5 * 60_000;

/** Starts samples/mock/server.mjs, which ends with this process. */
export async function startMock(program = path.join(samplesDir, 'mock/server.mjs'), limitMs = START_MS): Promise<Mock> {
  const child = spawn(process.execPath, [program, specification], {stdio: ['pipe', 'pipe', 'inherit']});
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  clearTimeout(timer);
  if (!Buffer.isBuffer(said[0])) {
    const end = said[0] === null ? `was stopped, because it did not listen within ${limitMs / 1000} s` : `ended with code ${said[0]}`;
    throw new Error(`The mock of the Edge API (${program}) ${end}.`);
  }
  const {url} = JSON.parse(String(said[0])) as {url: string};
  return {url, unreachableUrl: UNREACHABLE, stop: () => void child.stdin.end()};
}
