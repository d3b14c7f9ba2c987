// App Router: flags are fetched on the server for each request and handed to the client components.

// region: server
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import type {IState} from '@flagsmith/flagsmith/types';

// A new instance for each request: a shared one would show one visitor the flags of another.
export async function getFlagState(identifier?: string): Promise<IState> {
  const flagsmith = createFlagsmithInstance();
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    ...(identifier && {identity: identifier, traits: {plan: 'pro'}}),
  });
  return flagsmith.getState();
}
// endregion: server

// region: client
import {FlagsmithProvider, useFlags} from '@flagsmith/flagsmith/react';
import {useState, type ReactNode} from 'react';

export function FlagsProvider({state, children}: {state: IState; children: ReactNode}) {
  const [flagsmith] = useState(() => createFlagsmithInstance());
  return (
    <FlagsmithProvider flagsmith={flagsmith} serverState={state}>
      {children}
    </FlagsmithProvider>
  );
}
// endregion: client

// region: component
export function Banner() {
  const {banner_text} = useFlags(['banner_text']);
  return banner_text.enabled ? <p>{banner_text.value}</p> : null;
}
// endregion: component

// region: page
export async function Page({identifier}: {identifier?: string}) {
  const state = await getFlagState(identifier);
  return (
    <FlagsProvider state={state}>
      <Banner />
    </FlagsProvider>
  );
}
// endregion: page

// proof: renders the page as the server would, for a visitor and for a customer.
import {renderToString} from 'react-dom/server';

console.log('visitor:', renderToString(await Page({})));
console.log('customer:', renderToString(await Page({identifier: 'customer-42'})));
