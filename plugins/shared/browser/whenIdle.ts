type Limits = {
  /** Runs at the latest after this time. */
  timeout: number;
  /** Delay in browsers that cannot tell when they are idle (Safari). */
  fallback?: number;
};

/** Runs a task when the browser has nothing more urgent to do. */
export function whenIdle(task: () => void, {timeout, fallback = 0}: Limits): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, {timeout});
  else setTimeout(task, fallback);
}
