import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {type FailureReason, SearchUnavailable} from '../client/backends/types';
import {toUnavailable} from '../client/toUnavailable';
import {Failure} from '../client/Failure';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (reason: FailureReason) => render(<Failure failure={new SearchUnavailable('x', reason)} onRetry={() => undefined} />);

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

  it.each([
    ['outdated', async () => new Response('', {status: 404})],
    ['service', async () => new Response('', {status: 500})],
    ['service', async () => new Response('<!doctype html>')],
    ['network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is %s when a script of it cannot be loaded and the server says so', async (reason, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const error = Object.assign(new Error('Loading chunk failed'), {request: 'https://docs.test/assets/js/1.js'});
    expect((await toUnavailable(error)).reason).toBe(reason);
  });

  it('keeps the reason that it was given, and blames no network for an error of its own', async () => {
    expect((await toUnavailable(new SearchUnavailable('x', 'outdated'))).reason).toBe('outdated');
    expect((await toUnavailable(new TypeError('x is not a function'))).reason).toBe('service');
  });
});
