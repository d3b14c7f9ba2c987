/**
 * React answers a press or a key on a page that it is still hydrating by hydrating the rest of it
 * in one task, before the browser can paint. So it gets none of them until it has finished: what
 * needs the application is kept meanwhile (keepEvents.ts), and links work without it.
 */
const PRESSES = 'pointerdown mousedown touchstart keydown click pointerup mouseup touchend keyup focusin'.split(' ');

/** Returns a function that lets events through again. */
export function withholdEvents(): () => void {
  let isHeld = true;
  for (const type of PRESSES) window.addEventListener(type, (event) => isHeld && event.stopPropagation(), true);
  return () => void (isHeld = false);
}
