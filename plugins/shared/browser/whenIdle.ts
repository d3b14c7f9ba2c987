type Limits = {
  /** Runs at the latest after this time. */
  timeout: number;
  /** Delay in browsers that cannot tell when they are idle (Safari). */
  fallback?: number;
};

/** Runs a task when the browser is idle; returns a function that calls it off. */
export function whenIdle(task: () => void, {timeout, fallback = 0}: Limits): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task, {timeout});
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(task, fallback);
  return () => clearTimeout(timer);
}

/** The same for what should not compete with the page that is still loading. */
export function whenLoadedAndIdle(task: () => void, limits: Limits): void {
  const wait = () => void whenIdle(task, limits);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}
