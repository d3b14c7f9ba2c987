/** Runs a task when the next frame has been painted; returns a function that calls it off. */
export function afterPaint(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
