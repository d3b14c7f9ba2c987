/**
 * A link to a place in a page needs the true height of everything above it, so the page is laid out as a whole (src/css/long-pages.css) before the browser goes
 * there. `:has(:target)` would say the same in the stylesheet alone, but then every element that a script adds, in the head too, styles and lays out the page anew.
 */
const MARK = 'data-whole-page';

/** Part of the inline script, since a page that opens at its target is not to jump when the application comes. */
export function layOutForTargets(): void {
  markWholePage(window.location.hash !== '');
  window.addEventListener('click', onClick, true);
}

export function markWholePage(isWhole: boolean): void {
  document.documentElement.toggleAttribute(MARK, isWhole);
}

function onClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="#"]')) markWholePage(true);
}
