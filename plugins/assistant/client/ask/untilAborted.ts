/**
 * Ends with the signal, also when whoever writes does not listen to it: a reader who presses "Stop"
 * must not wait for words that never come.
 */
export async function* untilAborted<Value>(values: AsyncIterable<Value>, signal: AbortSignal): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
  // It may come while nobody waits.
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const result = await Promise.race([iterator.next(), aborted]);
      if (result.done) return;
      yield result.value;
    }
  } finally {
    iterator.return?.().catch(() => undefined);
  }
}
