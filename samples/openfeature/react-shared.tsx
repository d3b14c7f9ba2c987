// One Flagsmith instance behind both OpenFeature and the Flagsmith hooks: one set of flags, one identity, one request.

// region: shared
import {createFlagsmithInstance} from '@flagsmith/flagsmith';
import {FlagsmithProvider} from '@flagsmith/flagsmith/react';
import {FlagsmithClientProvider} from '@openfeature/flagsmith-client-provider';
import {OpenFeature, OpenFeatureProvider} from '@openfeature/react-sdk';
import type {ReactNode} from 'react';

const flagsmith = createFlagsmithInstance();

export async function startFlags(customer: string): Promise<void> {
  await OpenFeature.setContext({targetingKey: customer});
  await OpenFeature.setProviderAndWait(
    new FlagsmithClientProvider({
      environmentID: 'YOUR_ENVIRONMENT_KEY',
      api: 'https://edge.api.flagsmith.com/api/v1/',
      flagsmithInstance: flagsmith,
    }),
  );
}

export function Flags({children}: {children: ReactNode}) {
  return (
    <OpenFeatureProvider>
      <FlagsmithProvider flagsmith={flagsmith}>{children}</FlagsmithProvider>
    </OpenFeatureProvider>
  );
}
// endregion: shared

// region: tracking
import {FlagsmithExposureHook} from '@openfeature/flagsmith-client-provider';

/** Evaluates, and records that this identity saw the variant. Needs enableEvents: true. */
export function experimentVariant(provider: FlagsmithClientProvider): string {
  const client = OpenFeature.getClient();
  const hook = new FlagsmithExposureHook(provider);
  return client.getStringDetails('paypal_button_test', 'none', {hooks: [hook]}).value;
}
// endregion: tracking
