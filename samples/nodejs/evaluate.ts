// Reads flags for the environment and for an identity, evaluated by the API.

// region: init
import {Flagsmith} from '@flagsmith/nodejs';

const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY!,
  apiUrl: 'https://edge.api.flagsmith.com/api/v1/',
});
// endregion: init

// region: remote
const flags = await flagsmith.getEnvironmentFlags();

if (flags.isFeatureEnabled('new_checkout')) {
  console.log('new_checkout: on');
}
console.log('page_size:', flags.getFeatureValue('page_size'));
// endregion: remote

// region: identity
// One request stores the traits and returns every flag for this identity.
const customerFlags = await flagsmith.getIdentityFlags('customer-42', {plan: 'pro', seats: 12});

console.log('banner_text:', customerFlags.getFeatureValue('banner_text'));
// endregion: identity

// region: transient
// This trait takes part in the evaluation and is not stored.
const once = await flagsmith.getIdentityFlags('customer-42', {plan: {value: 'pro', transient: true}});
console.log('page_size:', once.getFeatureValue('page_size'));

// Nothing is stored for this visitor, not even the identifier.
const visitor = await flagsmith.getIdentityFlags('visitor-7', {}, true);
console.log('page_size:', visitor.getFeatureValue('page_size'));
// endregion: transient
