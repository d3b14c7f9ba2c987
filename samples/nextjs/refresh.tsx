// The server decides the first render; the browser keeps the flags fresh afterwards.

// region: refresh
'use client';

import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import {FlagsmithProvider} from '@flagsmith/flagsmith/react';
import type {IState} from '@flagsmith/flagsmith/types';
import {useState, type ReactNode} from 'react';

export function LiveFlags({state, children}: {state: IState; children: ReactNode}) {
  const [flagsmith] = useState(() => createFlagsmithInstance());
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      serverState={state}
      options={
        // On the server there is nothing to refresh.
        typeof window === 'undefined'
          ? undefined
          : {
              environmentID: 'YOUR_ENVIRONMENT_KEY',
              api: 'https://edge.api.flagsmith.com/api/v1/',
              realtime: true,
            }
      }
    >
      {children}
    </FlagsmithProvider>
  );
}
// endregion: refresh
