/**
 * A signal that aborts when the given one does or when the time is over. `AbortSignal.any` would
 * do, but Safari 16 and Firefox 115 do not have it.
 */
export function withTimeOut(signal: AbortSignal | null | undefined, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), milliseconds);
  const stop = (): void => {
    clearTimeout(timer);
    controller.abort(signal?.reason);
  };
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, {once: true});
  return controller.signal;
}
