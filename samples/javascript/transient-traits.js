// Evaluates without storing, in the browser.
import flagsmith from '@flagsmith/flagsmith';

// region: trait
export async function identifyWithCountry(country) {
  await flagsmith.identify('user-12345', {
    plan: 'pro', // stored
    country: { value: country, transient: true }, // used for this evaluation only
  });
}
// endregion: trait

// region: identity
export async function identifyGuest(guestId) {
  await flagsmith.identify(guestId, { plan: 'free' }, true);
}
// endregion: identity

await flagsmith.init({environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/'});
await identifyWithCountry('PT');
console.log('page_size:', flagsmith.getValue('page_size'));
await identifyGuest('guest-7f3a');
console.log('page_size:', flagsmith.getValue('page_size'));
