/** nginx with the generated configuration under load: a mix of pages and files, ten seconds, no error. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {BUILD, requireBuild} from '../content/lib/builtSite';
import {installPackages, nginxIsMissing, startNginx} from './lib/nginx';

const SECONDS = 10;
const WANTED = 5000;
/** Between two requests of one of 64 connections: without it nginx is asked for all that two cores give, while other tests wait for them. */
const PAUSE_MS = 7;

requireBuild();

function hasWrk(): boolean {
  const found = () => spawnSync('wrk', ['--version'], {stdio: 'ignore'}).error === undefined;
  if (!found() && process.getuid?.() === 0) installPackages('wrk');
  return found();
}

const possible = nginxIsMissing() === undefined && hasWrk();

describe('load', () => {
  it.runIf(possible)(`holds ${WANTED} requests a second for ${SECONDS} s without an error`, {timeout: 60_000}, async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-load-'));
    const script = path.join(folder, 'mix.lua');
    const scripts = readdirSync(path.join(BUILD, 'assets/js'))
      .filter((file) => file.endsWith('.js'))
      .slice(0, 4);
    const addresses = [
      '/',
      '/quickstart',
      '/clients/server-side',
      '/deployment/hosting/kubernetes',
      '/edge-api/get-flags',
      ...scripts.map((file) => `/assets/js/${file}`),
    ];
    writeFileSync(script, mixOf(addresses.filter((address) => existsSync(path.join(BUILD, address)))));
    const server = await startNginx(BUILD);
    try {
      const {stdout} = spawnSync('wrk', ['-t', '2', '-c', '64', '-d', `${SECONDS}s`, '--latency', '-s', script, server.url], {
        encoding: 'utf8',
        timeout: 40_000,
      });
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
      console.log(
        `nginx: ${Math.round(rate)} requests/s, median ${/50%\s+(\S+)/.exec(stdout)?.[1]}, 99 % ${/99%\s+(\S+)/.exec(stdout)?.[1]}`,
      );
      expect(stdout).not.toMatch(/Socket errors|Non-2xx/);
      expect(rate).toBeGreaterThanOrEqual(WANTED);
    } finally {
      await server.stop();
      rmSync(folder, {recursive: true, force: true});
    }
  });
});

function mixOf(addresses: string[]): string {
  return `
local paths = {${addresses.map((address) => JSON.stringify(address)).join(', ')}}
local at = 0
wrk.headers["Accept-Encoding"] = "br"
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
delay = function()
  return ${PAUSE_MS}
end
`;
}
