// The browser's half of server-side rendering.

// region: client
import flagsmith from '@flagsmith/flagsmith';
import {FlagsmithProvider} from '@flagsmith/flagsmith/react';
import type {IState} from '@flagsmith/flagsmith/types';
import type {ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';

declare global {
  interface Window {
    flagState?: IState;
  }
}

export function hydrate(app: ReactNode): void {
  hydrateRoot(
    document.querySelector('main')!,
    <FlagsmithProvider flagsmith={flagsmith} serverState={window.flagState}>
      {app}
    </FlagsmithProvider>,
  );
}
// endregion: client
