const BINDING_DELAY_MS = 1000;

/** The attribute with the message to start with. */
const PREFILL = 'data-prefill';

/**
 * Makes every `.open-chat` element open the chat, 1000 ms after the document has loaded; a tap
 * before that is kept until then, and one before the application runs is kept by the inline
 * loader (plugins/hydrate-on-intent). Without scripts the element stays the link that it is.
 * Returns a function that undoes it.
 */
export function bindChatLinks(open: (prefill: string) => void): () => void {
  let timer: number | undefined;
  function onClick(event: MouseEvent): void {
    const element = event.target instanceof Element ? event.target.closest('.open-chat') : null;
    if (!element) return;
    event.preventDefault();
    window.clearTimeout(timer);
    timer = window.setTimeout(() => open(element.getAttribute(PREFILL) ?? ''), untilBinding());
  }
  document.addEventListener('click', onClick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('click', onClick);
  };
}

function untilBinding(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = entry?.loadEventStart || performance.now();
  return Math.max(0, loadedAt + BINDING_DELAY_MS - performance.now());
}
