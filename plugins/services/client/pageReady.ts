/** Lets a provider wait for the page that a navigation leads to. */
let waiting: (() => void)[] = [];

export const pageReady = {
  announce(): void {
    const ready = waiting;
    waiting = [];
    ready.forEach((resolve) => resolve());
  },
  /** Resolves when the next page is shown, or after a while. */
  next(timeOutMs: number): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, timeOutMs);
    });
  },
};
