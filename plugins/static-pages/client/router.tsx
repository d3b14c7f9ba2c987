/**
 * Replaces react-router-dom in Docusaurus' entry (index.ts): updates the location only after the
 * next page has loaded. Stock Docusaurus updates it at once, and React renders every consumer of
 * the location, that is the old page, once more.
 */
import {useLayoutEffect, useState, type Context, type ReactElement, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type Location} from 'history';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

import preload from './preload';

declare module 'react-router' {
  /** Exported for those who build a router, and missing from its types. */
  export const __HistoryContext: Context<History>;
}

type Shown = {previousLocation: Location | null; location: Location; router: RouteComponentProps};

export function BrowserRouter({children}: {children: ReactElement}): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [{previousLocation, location, router}, setShown] = useState(() => {
    announce(null, history.location);
    return describe(history, null, history.location);
  });
  useLayoutEffect(() => follow(history, location, setShown), [history]); // eslint-disable-line react-hooks/exhaustive-deps -- from the first page on
  return (
    <RouterContext.Provider value={router}>
      <HistoryContext.Provider value={history}>
        <ClientLifecyclesDispatcher previousLocation={previousLocation} location={location}>
          {children}
        </ClientLifecyclesDispatcher>
      </HistoryContext.Provider>
    </RouterContext.Provider>
  );
}

/** Docusaurus asks for it by name, for a setting that this site does not use. */
export function HashRouter(): never {
  throw new Error('plugins/static-pages: every page has a path of its own; the router "hash" is not supported.');
}

function follow(history: History, first: Location, show: (shown: Shown) => void): () => void {
  let wanted = first;
  const load = async (next: Location) => {
    const previous = wanted;
    const location = normalizeLocation(next);
    wanted = location;
    const finish = announce(previous, location);
    try {
      await preload(location.pathname);
    } catch (error) {
      // After a deploy the files of the old build may be gone; the browser gets the new ones.
      console.warn(error);
      window.location.reload();
      return;
    }
    finish();
    // The reader may have gone elsewhere in the meantime.
    if (wanted === location) show(describe(history, previous, location));
  };
  // A page may have sent the reader on before there was anybody to listen.
  if (history.location !== first) void load(history.location);
  return history.listen((location) => void load(location));
}

function announce(previousLocation: Location | null, location: Location): () => void {
  return dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
}

function describe(history: History, previousLocation: Location | null, location: Location): Shown {
  const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
  return {previousLocation, location, router: {history, location, match}};
}
