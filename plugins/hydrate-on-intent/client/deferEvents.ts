/**
 * React answers a press or a key on a page that it is still hydrating by hydrating the rest of it
 * in one task, before the browser can paint. So it hears of nothing until it has finished: what
 * needs the application is kept meanwhile (keepEvents.ts), and links work by themselves.
 */
export function deferEvents(container: HTMLElement): void {
  const add = container.addEventListener.bind(container) as (...args: Parameters<HTMLElement['addEventListener']>) => void;
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  // React, which listens here for all components, always gives a function.
  container.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
    add(type, (event) => isHydrated() && (listener as EventListener)(event), options);
}
