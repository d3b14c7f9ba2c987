/**
 * The `data:` lines of a server-sent stream, parsed. Gives up when nothing comes for a while: a
 * reader waits for words, not for a socket.
 */
const SILENCE_MS = 20_000;
/**
 * An answer is a few kilobytes. A line or a stream without an end would keep the tab busy until it
 * can no longer be stopped.
 */
const LONGEST_LINE = 256 * 1024;
const LONGEST_STREAM = 8 * 1024 * 1024;

export async function* readEventStream(response: Response, silenceMs = SILENCE_MS): AsyncGenerator<unknown> {
  if (!response.ok) throw new Error(`The service responded with ${response.status}.`);
  if (!response.body) throw new Error('The service sent no response body.');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let received = 0;
  try {
    for (;;) {
      const {done, value} = await within(reader.read(), silenceMs);
      received += value?.byteLength ?? 0;
      rest += decoder.decode(value, {stream: !done});
      if (rest.length > LONGEST_LINE || received > LONGEST_STREAM) throw new Error('The service sent more than an answer.');
      const lines = rest.split(/\r?\n/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        const data = /^data:\s?(.*)$/.exec(line)?.[1];
        if (data === '[DONE]') return;
        const event = data ? parse(data) : undefined;
        if (event !== undefined) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The service stopped responding.')), milliseconds);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}
