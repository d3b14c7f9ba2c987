import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {useFullSidebar} from '../client/sidebars';

const ITEMS = [{type: 'link', href: '/quickstart', label: 'Quickstart'}];
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function useMenu(): void {
  document.body.innerHTML = '<nav class="menu"><a>Quickstart</a></nav>';
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', {bubbles: true}));
}

describe('useFullSidebar', () => {
  it('asks once, however many reasons there are, and gives the same items from then on', async () => {
    vi.stubGlobal('SIDEBAR_FILES', {'default/one': '/assets/sidebars/one.json'});
    fetched.mockImplementation(async () => Response.json({docs: ITEMS}));
    const {result, rerender} = renderHook(() => useFullSidebar('default/one', 'docs'));
    expect(result.current).toBeUndefined();
    useMenu();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    const items = result.current;
    expect(items).toEqual(ITEMS);
    useMenu();
    rerender();
    expect(result.current).toBe(items);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('tries again at the next use of the menu when it failed', async () => {
    vi.stubGlobal('SIDEBAR_FILES', {'default/two': '/assets/sidebars/two.json'});
    fetched.mockResolvedValueOnce(new Response('', {status: 503}));
    const {result} = renderHook(() => useFullSidebar('default/two', 'docs'));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(result.current).toBeUndefined();
    fetched.mockImplementation(async () => Response.json({docs: ITEMS}));
    useMenu();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(result.current).toEqual(ITEMS);
  });
});
