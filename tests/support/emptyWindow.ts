/** Test files of components share a window (vitest.config.mts): each leaves it as it found it. */
import {configure} from '@testing-library/react';
import {afterAll, vi} from 'vitest';

// A limit, not a wait: the library's second is over too soon on a busy machine.
configure({asyncUtilTimeout: 20_000});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const {name} of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
