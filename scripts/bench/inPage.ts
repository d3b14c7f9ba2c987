/** What runs in the measured pages, as text: this half of the repository is typed for Node. */

/**
 * In every document: when a click happened, and when the heading has changed and been painted.
 * Times are comparable across documents, since some sites load a new one.
 */
export const WATCH_HEADING = `
  const now = () => performance.timeOrigin + performance.now();
  document.addEventListener('click', () => sessionStorage.setItem('bench-start', now()), {capture: true});
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    const before = sessionStorage.getItem('bench-heading');
    if (heading && before && heading !== before && !sessionStorage.getItem('bench-end'))
      requestAnimationFrame(() => requestAnimationFrame(() => sessionStorage.setItem('bench-end', now())));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
export const REMEMBER_HEADING = `sessionStorage.setItem('bench-heading', document.querySelector('h1')?.textContent ?? '')`;
export const HEADING_CHANGED = `sessionStorage.getItem('bench-end') !== null`;
export const HEADING_TIME = `Number(sessionStorage.getItem('bench-end')) - Number(sessionStorage.getItem('bench-start'))`;

/**
 * Starts a clock at the next event of a type and stops it in the first frame after it in which
 * something visible matches the selector.
 */
export function watchFor(selector: string, event: string): string {
  return `
    window.benchStart = window.benchEnd = undefined;
    document.addEventListener(${JSON.stringify(event)}, () => (window.benchStart ??= performance.now()), {capture: true, once: true});
    (function look() {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (window.benchStart !== undefined && found && found.getClientRects().length > 0) window.benchEnd = performance.now();
      else requestAnimationFrame(look);
    })();
  `;
}
export const WATCH_ENDED = `window.benchEnd !== undefined`;
export const WATCH_TIME = `window.benchEnd - window.benchStart`;

/** Clicks and keys with their time until the next paint; events of one interaction share an id. */
export const COLLECT_EVENTS = `
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries()) if (interactionId) window.benchEvents.push(duration);
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
`;
export const WORST_EVENT = `Math.max(0, ...window.benchEvents)`;

/** Long tasks after the first move of the pointer, and layout shifts from the first paint on. */
export const COLLECT_START = `
  window.benchTasks = [];
  window.benchShift = 0;
  let moved = Infinity;
  addEventListener('pointermove', ({timeStamp}) => (moved = Math.min(moved, timeStamp)), {capture: true, passive: true});
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) if (startTime >= moved) window.benchTasks.push(duration);
  }).observe({type: 'longtask'});
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.benchShift += value;
  }).observe({type: 'layout-shift', buffered: true});
`;
export const LONGEST_TASK = `Math.max(0, ...window.benchTasks)`;
export const SHIFT = `window.benchShift`;
