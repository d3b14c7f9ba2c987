/**
 * A real nginx with the generated configuration, on 127.0.0.1, as an ordinary user that may write
 * to one folder only.
 */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {parseHostFiles} from '../../../plugins/delivery/node/hostFiles';
import {CONTAINER, renderNginx} from '../../../plugins/delivery/node/renderNginx';
import {freePort, untilListening} from '../../../scripts/lib/ports';

const MODULE = `${CONTAINER.modules}/ngx_http_brotli_static_module.so`;
const NOBODY = 65534;
const START_TIMEOUT_MS = 10_000;

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * The tests hold nginx to the same expectations as our server, so they need it: as root Debian's
 * packages are installed.
 */
export function requireNginx(): void {
  if (hasNginx()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`nginx was not found: installing ${PACKAGES.join(' and ')} with apt-get…`);
    if (!install()) {
      spawnSync('apt-get', ['update', '-qq'], {stdio: 'ignore', timeout: 120_000});
      install();
    }
  }
  if (!hasNginx())
    throw new Error(`tests/delivery need nginx with its static Brotli module. On Debian: sudo apt-get install ${PACKAGES.join(' ')}`);
}

function install(): boolean {
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  return spawnSync('apt-get', [...options, ...PACKAGES], {stdio: 'ignore', timeout: 180_000}).status === 0;
}

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], {stdio: 'ignore'}).status === 0 && existsSync(MODULE);
}

export type Running = {url: string; stop: () => Promise<void>};

export async function startNginx(root: string): Promise<Running> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-nginx-'));
  const port = await freePort();
  const plan = parseHostFiles(readFileSync(path.join(root, '_headers'), 'utf8'), readFileSync(path.join(root, '_redirects'), 'utf8'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, renderNginx(plan, {...CONTAINER, root, listen: `127.0.0.1:${port}`, temporary: folder, accessLog: 'off'}));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(folder, NOBODY, NOBODY);
  }
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? {uid: NOBODY, gid: NOBODY} : {}),
  });
  const errors: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  if (!(await untilListening(port, () => child.exitCode === null, START_TIMEOUT_MS))) {
    child.kill('SIGKILL');
    throw new Error(`nginx did not start:\n${Buffer.concat(errors).toString()}`);
  }
  return {url: `http://127.0.0.1:${port}`, stop: () => stop(child, folder)};
}

function stop(child: ChildProcess, folder: string): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => {
      rmSync(folder, {recursive: true, force: true});
      resolve();
    });
    child.kill('SIGTERM');
  });
}
