/** Test files of components share a window (vitest.config.mts): each leaves it as it found it. */
import {afterAll, vi} from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const {name} of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
