import {describe, expect, it} from 'vitest';

import {readEventStream} from '../client/ask/readEventStream';

const CHUNK = new TextEncoder().encode('x'.repeat(64 * 1024));
const LINES = new TextEncoder().encode('data: {"a": 1}\n'.repeat(5000));

/** Sends the chunk as long as someone reads, and counts. */
function endless(chunk: Uint8Array): {response: Response; sent: () => number} {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += chunk.length;
      if (sent > 20_000_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return {response: new Response(body), sent: () => sent};
}

describe('a stream without an end', () => {
  it.each([
    ['without a line break', CHUNK, 1_000_000],
    ['of small lines', LINES, 10_000_000],
  ] as const)('%s is given up', async (_name, chunk, most) => {
    const {response, sent} = endless(chunk);
    const read = async () => {
      for await (const event of readEventStream(response)) void event;
    };
    await expect(read()).rejects.toThrow('more than an answer');
    expect(sent()).toBeLessThan(most);
  });
});
