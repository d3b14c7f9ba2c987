// Evaluates flags in this process, from a copy of the environment document.

// region: local
import {Flagsmith} from '@flagsmith/nodejs';

const flagsmith = new Flagsmith({
  // A server-side key, which starts with "ser.".
  environmentKey: process.env.FLAGSMITH_SERVER_KEY!,
  apiUrl: 'https://edge.api.flagsmith.com/api/v1/',
  enableLocalEvaluation: true,
  environmentRefreshIntervalSeconds: 60,
});

// The first call waits for the document; after that no request is made here, and no trait is stored.
const flags = await flagsmith.getIdentityFlags('customer-42', {plan: 'pro'});
console.log('banner_text:', flags.getFeatureValue('banner_text'));

// An identity override from the dashboard applies too.
const testerFlags = await flagsmith.getIdentityFlags('beta-tester-1');
console.log('new_checkout:', testerFlags.getFeatureValue('new_checkout'));
// endregion: local

// region: segments
const segments = await flagsmith.getIdentitySegments('customer-42', {plan: 'pro'});
console.log('segments:', segments.map((segment) => segment.name).join(', '));
// endregion: segments

// region: close
// Stops the polling, so that the process can end.
await flagsmith.close();
// endregion: close
