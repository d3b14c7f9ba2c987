/**
 * Ends when the signal aborts, even if the source ignores it: a reader who presses "Stop" must not
 * wait for a model that never responds.
 */
export async function* untilAborted<Value>(values: AsyncIterable<Value>, signal: AbortSignal): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    // A signal that has aborted before fires no event.
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, {once: true});
  });
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
