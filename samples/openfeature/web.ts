// Browser: flags through OpenFeature with the Flagsmith JavaScript client behind it.

// region: init
import {FlagsmithClientProvider} from '@openfeature/flagsmith-client-provider';
import {OpenFeature} from '@openfeature/web-sdk';

// Set the context before the provider, so that the first request is already for this identity.
await OpenFeature.setContext({targetingKey: 'customer-42', traits: {plan: 'pro'}});
await OpenFeature.setProviderAndWait(
  new FlagsmithClientProvider({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
  }),
);
const client = OpenFeature.getClient();
// endregion: init

// region: evaluate
console.log('new_checkout:', client.getBooleanValue('new_checkout', false));
console.log('banner_text:', client.getStringValue('banner_text', 'none'));
console.log('page_size:', client.getNumberValue('page_size', 10));
// endregion: evaluate

// region: details
const details = client.getBooleanDetails('no_such_flag', false);
console.log('no_such_flag:', details.value, details.reason);
// endregion: details

// region: logout
// An empty context goes back to the flags of the environment.
await OpenFeature.setContext({});
console.log('page_size:', client.getNumberValue('page_size', 10));
// endregion: logout
