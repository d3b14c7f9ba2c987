/** An HTTP server on 127.0.0.1 that keeps what it is sent. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import type {ReceivedRequest, Receiver} from '../../conformance/types';
import type {Cleanup} from '../platform/cleanup';

export async function openReceiver(cleanup: Cleanup): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  let behaviour: Parameters<Receiver['answer']>[0] = 200;
  let wake: (() => void) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers,
        body: Buffer.concat(chunks).toString(),
        at: Date.now(),
      });
      if (behaviour === 'drop') request.socket.destroy();
      else if (behaviour !== 'silence') response.writeHead(behaviour, behaviour === 302 ? {Location: '/elsewhere'} : {}).end();
      wake?.();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.add('a receiver of webhooks', () => {
    server.closeAllConnections();
    server.close();
  });
  const waitFor: Receiver['waitFor'] = async (count, timeoutMs = 60_000) => {
    const deadline = Date.now() + timeoutMs;
    while (requests.length < count) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`${requests.length} of ${count} requests arrived within ${timeoutMs / 1000} s`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return requests;
  };
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, waitFor, answer: (next) => void (behaviour = next)};
}
