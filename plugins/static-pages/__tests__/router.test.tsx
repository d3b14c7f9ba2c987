import {act, cleanup, render, screen} from '@testing-library/react';
import {useHistory, useLocation} from 'react-router';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {BrowserRouter, HashRouter} from '../client/router';

type PendingLoad = {resolve: () => void; reject: (error: Error) => void};
type Update = {location: {pathname: string}};

/** Pages that the router asked for, and what the network will answer. */
const asked = vi.hoisted(() => new Map<string, PendingLoad>());
const announced = vi.hoisted(() => [] as string[]);

/**
 * A site of one kind of page and one part that hears of navigations. Router, preload and
 * Docusaurus' own modules are the real ones.
 */
vi.mock('@generated/routes', () => {
  const preload = (pathname: string) => new Promise<void>((resolve, reject) => asked.set(pathname, {resolve, reject}));
  return {default: [{path: '/:page', component: {preload}}]};
});
vi.mock('@generated/client-modules', () => {
  const onRouteUpdate = ({location}: Update) => {
    announced.push(`to ${location.pathname}`);
    return () => announced.push(`loaded ${location.pathname}`);
  };
  const onRouteDidUpdate = ({location}: Update) => void announced.push(`at ${location.pathname}`);
  return {default: [{onRouteUpdate, onRouteDidUpdate}]};
});

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
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
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

  it('tells the parts of the site when a page is wanted, when it has been loaded and when it is shown', async () => {
    push('/next');
    expect(announced).toEqual(['to /first', 'at /first', 'to /next']);
    await arrive('/next');
    expect(announced.slice(3)).toEqual(['loaded /next', 'at /next']);
  });

  it('scrolls to the top of the next page when it is shown, and not before', async () => {
    push('/next');
    expect(window.scrollTo).not.toHaveBeenCalled();
    await arrive('/next');
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('shows the last page that a reader wanted, whichever comes first', async () => {
    push('/slow');
    push('/fast');
    await arrive('/fast');
    await arrive('/slow');
    expect(heading()).toBe('/fast');
  });

  it.each(['/next.html', '/next/index.html'])('takes %s for the page /next', async (address) => {
    push(address);
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
