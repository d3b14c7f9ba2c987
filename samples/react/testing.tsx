// Renders a component with flags of the test's choice and no request.

// region: wrapper
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import {FlagsmithProvider, useFlags} from '@flagsmith/flagsmith/react';
import type {IFlags} from '@flagsmith/flagsmith/types';
import type {ReactNode} from 'react';

export function WithFlags({flags, children}: {flags: IFlags; children: ReactNode}) {
  // A fresh instance keeps one test's flags out of the next.
  const flagsmith = createFlagsmithInstance();
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      serverState={{api: 'https://edge.api.flagsmith.com/api/v1/', flags}}
    >
      {children}
    </FlagsmithProvider>
  );
}
// endregion: wrapper

function Checkout() {
  const {new_checkout} = useFlags(['new_checkout']);
  return <p>{new_checkout.enabled ? 'new checkout' : 'old checkout'}</p>;
}

// region: test
import {renderToString} from 'react-dom/server';

for (const enabled of [true, false]) {
  const html = renderToString(
    <WithFlags flags={{new_checkout: {enabled, value: null}}}>
      <Checkout />
    </WithFlags>,
  );
  console.log(html);
}
// endregion: test
