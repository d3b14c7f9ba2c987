// Identity and traits after init. Each of these calls is one request and resolves when the new flags are there.

// region: init
import flagsmith from '@flagsmith/flagsmith';

await flagsmith.init({
  api: 'https://edge.api.flagsmith.com/api/v1/',
  evaluationContext: {
    environment: {apiKey: 'YOUR_ENVIRONMENT_KEY'},
    identity: {
      identifier: 'customer-42',
      traits: {
        plan: 'free', // stored
        country: {value: 'PT', transient: true}, // used for evaluation, not stored
      },
    },
  },
});
// endregion: init

// region: traits
await flagsmith.setTrait('plan', 'pro');
await flagsmith.setTraits({seats: 12, plan: 'pro', country: null}); // null deletes a stored trait

console.log(flagsmith.getTrait('plan'), flagsmith.getAllTraits());
// endregion: traits

// region: guest
// A transient identity gets flags, but neither it nor its traits are stored.
await flagsmith.setContext({
  identity: {identifier: 'guest-7f3a', transient: true, traits: {plan: 'pro'}},
});
// endregion: guest
console.log('page_size:', flagsmith.getValue('page_size'));

// region: update
// Replaces the keys you name, keeps the others. The environment stays.
await flagsmith.updateContext({identity: {identifier: 'customer-43'}});
// endregion: update
console.log(flagsmith.getContext().identity.identifier, flagsmith.getContext().environment !== undefined);
