import {cleanup, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {lazyPart} from '../browser/lazyPart';
import {loadPart} from '../browser/loadPart';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const Part = ({name}: {name: string}) => <p>Hello {name}</p>;
/** Fails as often as it is told, as the bundler does. */
const failing = (times: number, error: Error) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw error;
    return Part;
  });
};
const chunkError = () => Object.assign(new Error('Loading chunk part-x failed.'), {request: 'https://docs.test/assets/js/part-x.js'});

describe('lazyPart', () => {
  it('shows the part when it is there, and immediately the next time', async () => {
    const load = failing(0, chunkError());
    const Lazy = lazyPart('The part', load);
    const {unmount} = render(<Lazy name="you" />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await screen.findByText('Hello you');
    unmount();
    render(<Lazy name="again" />);
    expect(screen.getByText('Hello again')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says in its place that it failed, leaves the rest of the page, and is there after Retry', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    const Lazy = lazyPart('The part', failing(2, chunkError()));
    render(
      <main>
        <h1>Page</h1>
        <Lazy name="you" waiting={(hasFailed) => !hasFailed && <i>wait</i>} />
      </main>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The part could not be loaded.');
    expect(screen.queryByText('wait')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('Page');
    await screen.findByText(/check your network connection/);
    await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await userEvent.click(await screen.findByRole('button', {name: 'Retry'}));
    await screen.findByText('Hello you');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a reload when the server responds without the file, and blames no network', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({status: 404}));
    const Lazy = lazyPart('The part', failing(9, chunkError()));
    render(<Lazy name="you" />);
    await screen.findByRole('button', {name: 'Reload'});
    expect(screen.getByRole('alert').textContent).toContain('this page was updated after you opened it');
    expect(screen.queryByRole('button', {name: 'Retry'})).toBeNull();
  });
});

describe('loadPart', () => {
  it('puts one notice after the control, and takes it away when the part comes', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({status: 500}));
    const control = document.createElement('button');
    document.body.append(control);
    const use = vi.fn();
    const load = failing(2, chunkError());
    loadPart('The part', load, control, use);
    expect((await screen.findByRole('alert')).textContent).toBe('The part could not be loaded.Retry');
    // The reader tries the control again instead of Retry.
    loadPart('The part', load, control, use);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(control.nextElementSibling?.getAttribute('role')).toBe('alert');
    await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await waitFor(() => expect(use).toHaveBeenCalledWith(Part));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
