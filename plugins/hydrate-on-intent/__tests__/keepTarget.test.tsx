import {afterEach, describe, expect, it, vi} from 'vitest';

import {keepTarget} from '../client/keepTarget';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** Opens a page at a section in the way named; returns whether it is scrolled there. */
async function isPutBack(type: NavigationTimingType, hasActed = false): Promise<boolean> {
  window.history.replaceState(null, '', '/#caching');
  document.body.innerHTML = '<h2 id="caching"></h2>';
  const scroll = vi.fn();
  document.getElementById('caching')!.scrollIntoView = scroll;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{type} as unknown as PerformanceEntry]);
  Object.defineProperty(document, 'fonts', {value: {ready: Promise.resolve()}, configurable: true});
  await keepTarget(() => hasActed);
  return scroll.mock.calls.length > 0;
}

describe('the section that a page was opened at', () => {
  it('is put back once the page has its font', async () => {
    expect(await isPutBack('navigate')).toBe(true);
  });

  it('is left alone when the reader has acted, or comes back to a place', async () => {
    expect(await isPutBack('navigate', true)).toBe(false);
    expect(await isPutBack('back_forward')).toBe(false);
    expect(await isPutBack('reload')).toBe(false);
  });
});
