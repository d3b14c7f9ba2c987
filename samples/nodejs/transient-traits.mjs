// Evaluates without storing, in Node.js.
import { Flagsmith } from '@flagsmith/nodejs';

const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY,
  apiUrl: process.env.FLAGSMITH_API_URL,
});

// region: trait
const flags = await flagsmith.getIdentityFlags('user-12345', {
  plan: 'pro', // stored
  country: { value: 'PT', transient: true }, // used for this evaluation only
});
console.log(`page_size: ${flags.getFeatureValue('page_size')}`);
// endregion: trait

// region: identity
const guestFlags = await flagsmith.getIdentityFlags('guest-7f3a', { plan: 'free' }, true);
console.log(`page_size: ${guestFlags.getFeatureValue('page_size')}`);
// endregion: identity
await flagsmith.close();
