/** A reverse proxy with the configuration of a page, on a port of this machine. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmod, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {NotCheckableError} from '../../conformance/types';
import {capture} from '../platform/capture';
import {freePorts} from '../platform/ports';

const START_TIMEOUT_MS = 20_000;

/**
 * Starts nginx in the foreground.
 *
 * @param folder an empty folder for its logs and files
 * @param http what stands inside `http`, with `listen 8080`
 */
export async function startNginx(folder: string, http: string): Promise<{port: number; stop(): Promise<void>}> {
  if ((await capture('nginx', ['-v'])).code !== 0) throw new NotCheckableError('no nginx on this machine');
  const [port = 0] = await freePorts(1);
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
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isOpen(port)); await sleep(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`nginx does not listen: ${stderr}`);
  }
  return {port, stop};
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const found = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false);
  socket.destroy();
  return found;
}
