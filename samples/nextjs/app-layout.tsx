// The root layout of an App Router application: reads the visitor from a cookie and provides the flags to every page.

// region: layout
import {cookies} from 'next/headers';
import type {ReactNode} from 'react';

import {FlagsProvider, getFlagState} from './app-router';

export default async function RootLayout({children}: {children: ReactNode}) {
  const visitor = (await cookies()).get('customer')?.value;
  return (
    <html lang="en">
      <body>
        <FlagsProvider state={await getFlagState(visitor)}>{children}</FlagsProvider>
      </body>
    </html>
  );
}
// endregion: layout
