/**
 * Wall time of a build and the largest sum of resident memory over its processes, read from /proc
 * four times a second (Linux only).
 */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

import type {BuildResult} from './sites';

const POLL_MS = 250;
const PAGE_KILOBYTES = 4;

export function measureBuild(command: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
  const [program = '', ...args] = command;
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env},
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), POLL_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (Date.now() - started) / 1000, peakMegabytes: Math.round(peak)});
      else reject(new Error(`${command.join(' ')} failed in ${cwd}:\n${Buffer.concat(output).toString().slice(-3000)}`));
    });
  });
}

function memoryOf(root: number): number {
  try {
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
    const family = new Set([root]);
    for (let grown = true; grown;) {
      grown = false;
      for (const {pid, parent} of processes) {
        if (!family.has(parent) || family.has(pid)) continue;
        family.add(pid);
        grown = true;
      }
    }
    return processes.filter(({pid}) => family.has(pid)).reduce((sum, {pages}) => sum + pages * PAGE_KILOBYTES, 0) / 1024;
  } catch {
    return 0;
  }
}

function readProcess(name: string): {pid: number; parent: number; pages: number}[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return [{pid: Number(name), parent: Number(fields[1]), pages: Number(fields[21])}];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
