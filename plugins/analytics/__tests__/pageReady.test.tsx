import {beforeEach, describe, expect, it, vi} from 'vitest';

import {announcePage, titleOf} from '../client/pageReady';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/here');
});

describe('titleOf', () => {
  it('waits for the page the reader is on the way to', async () => {
    const title = titleOf('/here', 3000);
    announcePage('/here', 'Here');
    expect(await title).toBe('Here');
  });

  it('does not wait for a page the reader has left', async () => {
    expect(await titleOf('/gone', 3000)).toBeUndefined();
  });

  it('takes the title of the document when the page never says it is there, and waits for it once only', async () => {
    window.history.replaceState(null, '', '/silent');
    document.title = 'Silent';
    const title = titleOf('/silent', 3000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await title).toBe('Silent');
    expect(await titleOf('/silent', 3000)).toBe('Silent');
  });
});
