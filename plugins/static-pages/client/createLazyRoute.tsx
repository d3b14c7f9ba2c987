import type {ComponentType, ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

type Loaders = Record<string, () => Promise<{default: unknown} & Record<string, unknown>>>;
type Loaded = {__comp: ComponentType<object>; __context?: {plugin: {id: string; name: string}}; __props?: object} & Record<string, unknown>;

/**
 * A route outside the docs. Docusaurus waits for `preload` before it shows a route, so there is
 * nothing to show in the meantime.
 */
export function createLazyRoute(loaders: Loaders) {
  let loaded: Loaded | undefined;
  function LazyRoute(routeProps: object): ReactNode {
    if (!loaded) return null;
    const {__comp: Component, __context = {plugin: {id: 'default', name: 'native'}}, __props, ...modules} = loaded;
    return (
      <RouteContextProvider value={__context}>
        <Component {...modules} {...__props} {...routeProps} />
      </RouteContextProvider>
    );
  }
  LazyRoute.preload = async () => {
    loaded ??= await loadAll(loaders);
  };
  return LazyRoute;
}

async function loadAll(loaders: Loaders): Promise<Loaded> {
  const result: Record<string, unknown> = {};
  await Promise.all(
    Object.entries(loaders).map(async ([path, load]) => {
      const {default: value, ...named} = await load();
      // A compiled Markdown page exports its metadata beside the component.
      setIn(result, path.split('.'), typeof value === 'function' ? Object.assign(value, named) : value);
    }),
  );
  return result as Loaded;
}

function setIn(target: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[name] = value;
  else setIn((target[name] ??= isIndex(rest[0]) ? [] : {}) as Record<string, unknown>, rest, value);
}

/** `items.0.content`: the posts of a blog's page are a list. */
function isIndex(name: string | undefined): boolean {
  return /^\d+$/.test(name ?? '');
}
