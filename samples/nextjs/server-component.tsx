// A server component needs no provider and no hook: it asks the instance.

// region: server
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import {cache} from 'react';

/** React's cache gives all server components of one request the same instance, so there is one call. */
export const getFlags = cache(async (identity?: string) => {
  const flagsmith = createFlagsmithInstance();
  await flagsmith
    .init({
      environmentID: 'YOUR_ENVIRONMENT_KEY',
      api: 'https://edge.api.flagsmith.com/api/v1/',
      identity,
      defaultFlags: {page_size: {enabled: true, value: 10}},
    })
    .catch((error) => console.warn('flags not loaded', error)); // render with the defaults
  return flagsmith;
});

export async function ProductList({identity}: {identity?: string}) {
  const flags = await getFlags(identity);
  return <p>page_size: {flags.getValue('page_size')}</p>;
}
// endregion: server

// proof: renders the component as the server would.
import {renderToString} from 'react-dom/server';

console.log(renderToString(await ProductList({})));
console.log(renderToString(await ProductList({identity: '4f6b9c1e-user'})));
