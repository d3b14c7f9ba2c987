import {act, cleanup, render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {useWindowSize} from '../client/windowSize';

let isDesktop = true;
let tellChange = () => {};
const seen: string[] = [];

function Size(): React.ReactNode {
  const size = useWindowSize();
  seen.push(size);
  return size;
}

beforeEach(() => {
  isDesktop = true;
  seen.length = 0;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDesktop;
    },
    addEventListener: (_type: string, listener: () => void) => (tellChange = listener),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useWindowSize', () => {
  it('is not known on the server', () => {
    vi.stubGlobal('document', undefined);
    expect(renderToString(<Size />)).toBe('ssr');
  });

  it('is not known while React takes the page over, and right after it', () => {
    document.documentElement.dataset.hasHydrated = 'false';
    const {container} = render(<Size />);
    delete document.documentElement.dataset.hasHydrated;
    expect(seen[0]).toBe('ssr');
    expect(container.textContent).toBe('desktop');
  });

  it('is right at once in the browser, without a second render', () => {
    render(<Size />);
    expect(seen).toEqual(['desktop']);
  });

  it('follows the window', () => {
    const {container} = render(<Size />);
    isDesktop = false;
    act(tellChange);
    expect(container.textContent).toBe('mobile');
  });

  it('throws when it is asked for another width', () => {
    const ask = useWindowSize as (options?: object) => string;
    expect(() => ask({desktopBreakpoint: 700})).toThrow('one width only');
  });
});
