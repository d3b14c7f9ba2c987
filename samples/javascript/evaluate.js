// Reads flags in the browser: all of them are fetched once and then read from memory.

// region: init
import flagsmith from '@flagsmith/flagsmith';

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
});
// endregion: init

// region: remote
if (flagsmith.hasFeature('new_checkout')) {
  console.log('new_checkout: on');
}

console.log('page_size:', flagsmith.getValue('page_size', {fallback: 10}));
// endregion: remote

// region: identity
// Stores the traits and fetches the flags of this identity.
await flagsmith.identify('customer-42', {plan: 'pro', seats: 12});

console.log('banner_text:', flagsmith.getValue('banner_text'));
console.log('plan:', flagsmith.getTrait('plan'));
// endregion: identity

// region: logout
// Back to the flags of the environment.
await flagsmith.logout();

console.log('banner_text:', flagsmith.hasFeature('banner_text') ? 'on' : 'off');
// endregion: logout

// region: transient
// The trait takes part in this evaluation and is not stored.
await flagsmith.setContext({
  identity: {
    identifier: 'customer-42',
    traits: {plan: {value: 'pro', transient: true}},
  },
});

console.log('page_size:', flagsmith.getValue('page_size'));
// endregion: transient
