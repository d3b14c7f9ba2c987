/** Starts a webhook receiver as a reader would and sends it one signed and one forged delivery. */
import {spawn} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {samplesDir} from './paths';
import {findFreePort, type Outcome, type RunOptions} from './process';

/** The variable that holds the receiver's secret, in the manifest entry of the sample. */
const SECRET = /WEBHOOK_SECRET$/;

/**
 * The program gets a free port as its argument and as `PORT`. The outcome is what it printed, then the two status codes.
 *
 * @param body a file of samples/json/
 */
export async function runReceiver(program: string, args: string[], body: string, {cwd, env = {}, timeoutMs = 60_000}: RunOptions): Promise<Outcome> {
  const [, secret] = Object.entries(env).find(([name]) => SECRET.test(name)) ?? [];
  if (!secret) return {code: 1, stdout: '', stderr: 'The manifest entry of a receiver needs a variable that ends with WEBHOOK_SECRET in "env".'};
  const deadline = Date.now() + timeoutMs;
  const port = await findFreePort();
  const child = spawn(program, [...args, String(port)], {cwd, env: {...process.env, ...env, PORT: String(port)}, stdio: ['ignore', 'pipe', 'pipe']});
  const closed = once(child, 'close');
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  try {
    await untilListening(port, () => child.exitCode === null, deadline);
    const text = readFileSync(path.join(samplesDir, 'json', body));
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    const send = async (header: string): Promise<number> => {
      const response = await fetch(`http://127.0.0.1:${port}/`, {method: 'POST', body: text, headers: {'X-Flagsmith-Signature': header}});
      return response.status;
    };
    const codes = [`signed: ${await send(signature)}`];
    // A good receiver answers before it works.
    while (stdout === '' && child.exitCode === null && Date.now() < deadline) await sleep(20);
    codes.push(`forged: ${await send('0'.repeat(64))}`);
    child.kill();
    await closed;
    return {code: 0, stdout: `${stdout.trimEnd()}\n${codes.join('\n')}\n`, stderr: ''};
  } catch (error) {
    child.kill();
    await closed;
    return {code: 1, stdout, stderr: `${stderr}\n${error instanceof Error ? error.message : String(error)}`};
  }
}

async function untilListening(port: number, isRunning: () => boolean, deadline: number): Promise<void> {
  while (isRunning() && Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('The receiver does not listen on the port that it was given.');
}
