/**
 * The site's font, without a reader ever waiting for it or seeing lines move. The first
 * page of a first visit is shown in a font that every system has, of the same proportions;
 * the site's own is fetched once that page has loaded, and pages that are opened later have
 * it from their first paint.
 */

import {readStored, store} from '../../shared/browser/storage';

/** URL of the font in this build, defined by pageTemplate.ts. */
declare const FONT: string;
const KEY = 'docs.font';

export function applyFont(): void {
  // Without storage every page is a first one.
  if (readStored(KEY) !== FONT) return;
  const face = new FontFace('Inter', `url(${FONT})`, {weight: '400 700', display: 'optional'});
  document.fonts.add(face);
  // Loaded eagerly: with `font-display: optional`, a font that layout requests
  // arrives too late to be used.
  void face.load().catch(() => undefined);
}

/**
 * Into the HTTP cache only: a face added to the page now would shift it, and loading one keeps the
 * main thread busy decoding.
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
