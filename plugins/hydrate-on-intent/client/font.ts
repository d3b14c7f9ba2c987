/**
 * The site's font, without a reader ever waiting for it or seeing lines move. The first page of a first visit is shown in a font that every system has, of the same
 * proportions; the site's own is fetched once that page has loaded, and pages that are opened later have it from their first paint.
 */

import {readStored, store} from '../../shared/browser/storage';

/** The address of the font in this build; pageTemplate.ts puts it in. */
declare const FONT: string;
const KEY = 'docs.font';

export function applyFont(): void {
  // Without storage every page is a first one.
  if (readStored(KEY) !== FONT) return;
  const face = new FontFace('Inter', `url(${FONT})`, {weight: '400 700', display: 'optional'});
  document.fonts.add(face);
  // Asked for before there is any text, it holds the first paint back for an instant. Asked for by the text, it comes after that paint and is not used at all.
  void face.load().catch(() => undefined);
}

/**
 * Into the browser's cache only: a face that is added to the page now would move it, and one that is merely loaded keeps the page busy while the browser unpacks
 * and checks it.
 */
export async function fetchFont(): Promise<void> {
  try {
    const response = await fetch(FONT, {priority: 'low'});
    await response.arrayBuffer();
    if (response.ok) store(KEY, FONT);
  } catch {
    // Another page will try.
  }
}
