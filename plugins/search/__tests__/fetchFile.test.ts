import {afterEach, describe, expect, it, vi} from 'vitest';

import {fetchFile} from '../client/backends/fetchFile';

afterEach(() => vi.unstubAllGlobals());

describe('a data file that cannot be had', () => {
  it.each([
    ['is outdated when the server no longer has it', new Response('gone', {status: 404}), 'outdated'],
    ['is an error of the server', new Response('busy', {status: 503}), 'service'],
    ['has no network', new TypeError('Failed to fetch'), 'network'],
  ])('%s', async (_what, outcome, reason) => {
    vi.stubGlobal('fetch', async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    await expect(fetchFile('/assets/search/abc', 'index.json')).rejects.toMatchObject({reason});
  });
});
