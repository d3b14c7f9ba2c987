import {act, cleanup, render, screen} from '@testing-library/react';
import {useHistory, useLocation} from 'react-router';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {BrowserRouter, HashRouter} from '../client/router';

type PendingLoad = {resolve: () => void; reject: (error: Error) => void};

/** Pages that the router asked for, and what the network will answer. */
const asked = vi.hoisted(() => new Map<string, PendingLoad>());
const announced = vi.hoisted(() => [] as string[]);

vi.mock('../client/preload', () => ({
  default: (pathname: string) => new Promise<void>((resolve, reject) => asked.set(pathname, {resolve, reject})),
}));
vi.mock('@docusaurus/core/lib/client/normalizeLocation', () => ({
  default: (location: {pathname: string}) => ({...location, pathname: location.pathname.replace(/\.html$/, '')}),
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  default: ({children}: {children: React.ReactNode}) => children,
  dispatchLifecycleAction: (_action: string, {location}: {location: {pathname: string}}) => {
    announced.push(`to ${location.pathname}`);
    return () => announced.push(`at ${location.pathname}`);
  },
}));

let renders = 0;
let push: (path: string) => void = () => {};

function Page(): React.ReactNode {
  renders += 1;
  const {pathname} = useLocation();
  const history = useHistory();
  push = (path) => act(() => history.push(path));
  return <h1>{pathname}</h1>;
}

const heading = () => screen.getByRole('heading').textContent;
const arrive = (pathname: string) => act(async () => asked.get(pathname)?.resolve());

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  asked.clear();
  announced.length = 0;
  renders = 0;
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('BrowserRouter', () => {
  it('shows an address once its page has been loaded, and renders nothing for it before', async () => {
    push('/next');
    expect(window.location.pathname).toBe('/next');
    expect([heading(), renders]).toEqual(['/first', 1]);
    await arrive('/next');
    expect([heading(), renders]).toEqual(['/next', 2]);
  });

  it('tells the parts of the site when a page is wanted and when it has been loaded', async () => {
    push('/next');
    await arrive('/next');
    expect(announced).toEqual(['to /first', 'to /next', 'at /next']);
  });

  it('shows the last page that a reader wanted, whichever comes first', async () => {
    push('/slow');
    push('/fast');
    await arrive('/fast');
    await arrive('/slow');
    expect(heading()).toBe('/fast');
  });

  it('cleans addresses as Docusaurus does', async () => {
    push('/next.html');
    await arrive('/next');
    expect(heading()).toBe('/next');
  });

  it('keeps the old page and asks the browser when the next one cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reload = vi.fn();
    vi.stubGlobal('location', {...window.location, reload});
    push('/gone');
    await act(async () => asked.get('/gone')?.reject(new Error('answered 503')));
    vi.unstubAllGlobals();
    expect(reload).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
    expect(heading()).toBe('/first');
  });
});

describe('HashRouter', () => {
  it('says that it is not there', () => expect(() => HashRouter()).toThrow('"hash" is not supported'));
});
