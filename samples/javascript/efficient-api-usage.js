// Counts the API calls of common patterns in the browser SDK.

import {createFlagsmithInstance} from '@flagsmith/flagsmith';

const settings = {environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/'};
let calls = 0;
const counted = {...settings, fetch: (...request) => ((calls += 1), fetch(...request))};

async function count(name, session) {
  calls = 0;
  await session(createFlagsmithInstance());
  console.log(`${name}: ${calls}`);
}

// region: one-call
async function oneCall(flagsmith, options) {
  await flagsmith.init({...options, identity: 'customer-42', traits: {plan: 'pro', country: 'PT', seats: 12}});
}
// endregion: one-call

// region: five-calls
async function fiveCalls(flagsmith, options) {
  await flagsmith.init(options);
  await flagsmith.identify('customer-42');
  await flagsmith.setTrait('plan', 'pro');
  await flagsmith.setTrait('country', 'PT');
  await flagsmith.setTrait('seats', 12);
}
// endregion: five-calls

// region: cache
async function withCache(flagsmith, options) {
  await flagsmith.init({
    ...options,
    cacheFlags: true,
    cacheOptions: {
      ttl: 10 * 60 * 1000, // ten minutes
      skipAPI: true, // a fresh cache replaces the call instead of preceding it
      loadStale: true, // an old cache shows at once and is refreshed in the background
    },
  });
}
// endregion: cache

await count('identity and traits in init', (flagsmith) => oneCall(flagsmith, counted));
await count('init, identify, three traits', (flagsmith) => fiveCalls(flagsmith, counted));
await count('first page with a cache', (flagsmith) => withCache(flagsmith, counted));
await count('second page with a cache', (flagsmith) => withCache(flagsmith, counted));

// region: visible
// Refreshes when somebody comes back to the tab, at most once a minute. A hidden tab costs nothing.
export function refreshWhenVisible(flagsmith, minimumAge = 60_000) {
  let fetchedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - fetchedAt < minimumAge) return;
    fetchedAt = Date.now();
    flagsmith.getFlags();
  });
}
// endregion: visible

const flagsmith = createFlagsmithInstance();
await flagsmith.init(counted);
calls = 0;
Object.defineProperty(document, 'visibilityState', {value: 'visible'});
refreshWhenVisible(flagsmith);
const twoMinutesLater = Date.now() + 120_000;
Date.now = () => twoMinutesLater;
document.dispatchEvent(new window.Event('visibilitychange'));
document.dispatchEvent(new window.Event('visibilitychange'));
console.log(`back to the tab twice: ${calls}`);
