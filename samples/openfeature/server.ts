// Node.js: flags through OpenFeature with the Flagsmith client behind it.

// region: init
import {FlagsmithOpenFeatureProvider} from '@openfeature/flagsmith-provider';
import {OpenFeature} from '@openfeature/server-sdk';
import {Flagsmith} from 'flagsmith-nodejs';

const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY!,
  apiUrl: 'https://edge.api.flagsmith.com/api/v1/',
});
await OpenFeature.setProviderAndWait(new FlagsmithOpenFeatureProvider(flagsmith));
const client = OpenFeature.getClient();
// endregion: init

// region: evaluate
// Without a targeting key the flags of the environment apply.
console.log('new_checkout:', await client.getBooleanValue('new_checkout', false));

// With one, the identity is evaluated with these traits.
const customer = {targetingKey: 'customer-42', traits: {plan: 'pro'}};
console.log('banner_text:', await client.getStringValue('banner_text', 'none', customer));
console.log('page_size:', await client.getNumberValue('page_size', 10, customer));
// endregion: evaluate

// region: details
const details = await client.getBooleanDetails('no_such_flag', false);
console.log('no_such_flag:', details.value, details.errorCode);
// endregion: details

// region: close
await OpenFeature.close();
// endregion: close
