/** Starts a webhook receiver as a reader would and sends it one signed and one forged delivery. */
import {spawn} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {samplesDir} from './paths';
import {findFreePort, type Outcome, type RunOptions} from './process';

/** The variable that holds the receiver's secret, in the manifest entry of the sample. */
const SECRET = /WEBHOOK_SECRET$/;

/**
 * The program gets a free port as its argument and as `PORT`. The outcome is what it printed, then
 * the two status codes.
 *
 * @param body a file of samples/json/
 */
export async function runReceiver(
  program: string,
  args: string[],
  body: string,
  {cwd, env = {}, timeoutMs = 60_000}: RunOptions,
): Promise<Outcome> {
  const [, secret] = Object.entries(env).find(([name]) => SECRET.test(name)) ?? [];
  if (!secret)
    return {code: 1, stdout: '', stderr: 'The manifest entry of a receiver needs a variable that ends with WEBHOOK_SECRET in "env".'};
  const deadline = Date.now() + timeoutMs;
  const port = String(await findFreePort());
  const child = spawn(program, [...args, port], {cwd, env: {...process.env, ...env, PORT: port}, stdio: ['ignore', 'pipe', 'pipe']});
  const closed = once(child, 'close');
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const isWaiting = (): boolean => child.exitCode === null && Date.now() < deadline;
  const text = readFileSync(path.join(samplesDir, 'json', body));
  const send = async (signature: string): Promise<number> => {
    const headers = {'X-Flagsmith-Signature': signature};
    return (await fetch(`http://127.0.0.1:${port}/`, {method: 'POST', body: text, headers})).status;
  };
  /** Until the receiver listens, its port refuses. */
  const deliver = async (signature: string): Promise<number> => {
    for (;;) {
      try {
        return await send(signature);
      } catch (error) {
        if (!isWaiting()) throw error;
        await sleep(50);
      }
    }
  };
  try {
    const codes = [`signed: ${await deliver(createHmac('sha256', secret).update(text).digest('hex'))}`];
    // A good receiver answers before it works.
    while (stdout === '' && isWaiting()) await sleep(20);
    codes.push(`forged: ${await deliver('0'.repeat(64))}`);
    return {code: 0, stdout: `${stdout.trimEnd()}\n${codes.join('\n')}\n`, stderr: ''};
  } catch (error) {
    return {code: 1, stdout, stderr: `${stderr}\nThe receiver did not answer on the port that it was given: ${String(error)}`};
  } finally {
    child.kill();
    await closed;
  }
}
