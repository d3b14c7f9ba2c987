/** Runs when the browser has nothing better to do; returns a function that calls it off. */
export function whenIdle(run: () => void, latestMs = 2000): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, {timeout: latestMs});
    return () => window.cancelIdleCallback(id);
  }
  const timer = window.setTimeout(run, 1500);
  return () => window.clearTimeout(timer);
}
