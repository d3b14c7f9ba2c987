import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {loadStrings} from '../client/loadStrings';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/'}}));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  document.documentElement.dataset.hasHydrated = 'false';
  document.body.innerHTML = '<div data-static="aaaa-0"></div>';
  fetched.mockResolvedValue(Response.json(['<p>x</p>']));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('loadStrings', () => {
  it('loads nothing for the page that the browser has opened', async () => {
    expect(await loadStrings('aaaa')).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('loads another page, and the same one when it is no longer in the document', async () => {
    expect(await loadStrings('bbbb')).toEqual(['<p>x</p>']);
    expect(fetched).toHaveBeenCalledWith('/assets/pages/bbbb.json');
    document.documentElement.dataset.hasHydrated = 'true';
    fetched.mockResolvedValue(Response.json(['<p>y</p>']));
    expect(await loadStrings('aaaa')).toEqual(['<p>y</p>']);
  });

  it.each([
    ['is missing', () => Promise.resolve(new Response('', {status: 404})), 'HTTP 404'],
    ['cannot be reached', () => Promise.reject(new Error('no network')), 'no network'],
  ])('fails like a script of the page when the file %s', async (_what, answer, cause) => {
    fetched.mockImplementation(answer);
    await expect(loadStrings('bbbb')).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading /assets/pages/bbbb.json failed',
      cause: {message: cause},
    });
  });
});
