import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {type FailureReason, SearchUnavailable} from '../client/backends/types';
import {Failure} from '../client/ui/Failure';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (reason: FailureReason, cause?: unknown) =>
  render(<Failure failure={new SearchUnavailable('x', reason, {cause})} onRetry={() => undefined} />);

describe('search that failed', () => {
  it('blames the network only when that is the cause', () => {
    show('network');
    expect(screen.getByRole('alert').textContent).toContain('You might want to check your network connection.');
    cleanup();
    for (const reason of ['service', 'outdated'] as const) {
      show(reason);
      expect(screen.getByRole('alert').textContent).toContain('Unable to fetch results');
      expect(screen.getByRole('alert').textContent).not.toContain('network');
      cleanup();
    }
  });

  it('offers a reload when the data of the open page is gone', () => {
    show('outdated');
    expect(screen.getByRole('button').textContent).toBe('Reload');
  });

  it('offers a reload when a script of the open page is gone', async () => {
    vi.stubGlobal('fetch', async () => new Response('', {status: 404}));
    show('network', Object.assign(new Error('Loading chunk failed'), {request: 'https://docs.test/assets/js/1.js'}));
    expect(screen.getByRole('button').textContent).toBe('Try again');
    await screen.findByRole('button', {name: 'Reload'});
    expect(screen.getByRole('alert').textContent).not.toContain('network');
  });
});
