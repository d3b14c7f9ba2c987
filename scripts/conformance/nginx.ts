/** A reverse proxy with the configuration of a page, on a port of this machine. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmod, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {NotCheckableError} from '../../conformance/types';
import {capture} from '../platform/capture';
import {freePort, untilListening} from '../lib/ports';

const START_TIMEOUT_MS = 20_000;

/**
 * Starts nginx in the foreground.
 *
 * @param folder an empty folder for its logs and files
 * @param http what stands inside `http`, with `listen 8080`
 */
export async function startNginx(folder: string, http: string): Promise<{port: number; stop: () => Promise<void>}> {
  if ((await capture('nginx', ['-v'])).code !== 0) throw new NotCheckableError('no nginx on this machine');
  const port = await freePort();
  // Started by root, the workers are another user, who has to reach the cache.
  await chmod(folder, 0o755);
  const config = path.join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const own = http.replace('listen 8080;', `listen 127.0.0.1:${port};`);
  await writeFile(config, `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${own}\n}\n`);
  const child = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', config], {stdio: ['ignore', 'ignore', 'pipe']});
  const closed = once(child, 'close');
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const stop = async (): Promise<void> => {
    child.kill();
    await closed;
  };
  if (await untilListening(port, () => child.exitCode === null, START_TIMEOUT_MS)) return {port, stop};
  await stop();
  throw new Error(`nginx does not listen: ${stderr}`);
}
