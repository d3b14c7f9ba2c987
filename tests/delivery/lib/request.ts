import http from 'node:http';

export type Answer = {status: number; headers: http.IncomingHttpHeaders; body: Buffer};
type Options = {
  method?: string;
  headers?: Record<string, string>;
  /**
   * A connection of its own: nginx closes some of those on which it refused something, without a
   * word.
   */
  isAlone?: boolean;
};

const agent = new http.Agent({keepAlive: true, maxSockets: 8});

/**
 * One request, sent as it is written: no redirect is followed, nothing is decompressed, no path is
 * cleaned.
 */
export function request(base: string, path: string, {method = 'GET', headers = {}, isAlone = false}: Options = {}): Promise<Answer> {
  const {hostname, port} = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = http.request({hostname, port, path, method, headers, agent: isAlone ? false : agent}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}));
    });
    sent.once('error', reject);
    sent.end();
  });
}
