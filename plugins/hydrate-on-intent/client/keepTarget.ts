/**
 * A page opened at a section is scrolled there before the web font has arrived. If lines above the
 * section then wrap differently, Firefox may leave it behind the bars at the top. Once the page has
 * its font, the section is put back, unless the reader has come back to a place or has acted since.
 */
export async function keepTarget(hasActed: () => boolean): Promise<void> {
  await document.fonts.ready;
  const [{type}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  if (type === 'navigate' && !hasActed()) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
}
