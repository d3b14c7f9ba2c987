/**
 * The site's font, without a reader ever waiting for it or seeing lines move. The first page of a first visit is shown in a font that every system has, of the same
 * proportions; the site's own is fetched once that page has loaded, and pages that are opened later have it from their first paint.
 */

/** The address of the font in this build; pageTemplate.ts puts it in. */
declare const FONT: string;
const KEY = 'docs.font';

const createFace = () => new FontFace('Inter', `url(${FONT})`, {weight: '400 700', display: 'optional'});

export function applyFont(): void {
  try {
    if (window.localStorage.getItem(KEY) === FONT) document.fonts.add(createFace());
  } catch {
    // Without storage every page is a first one.
  }
}

/**
 * Into the browser's cache only: a face that is added to the page now would move it, and one that is merely loaded keeps the page busy while the browser unpacks
 * and checks it.
 */
export function fetchFont(): void {
  fetch(FONT, {priority: 'low'})
    .then((response) => (response.ok ? response.arrayBuffer() : undefined))
    .then((data) => data && window.localStorage.setItem(KEY, FONT))
    .catch(() => undefined);
}
