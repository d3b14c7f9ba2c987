// Patterns of the browser SDK and what they cost in API calls.

import {createFlagsmithInstance} from '@flagsmith/flagsmith';

const settings = {environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/'};

// region: one-call
export async function oneCall(flagsmith = createFlagsmithInstance()) {
  await flagsmith.init({...settings, identity: 'customer-42', traits: {plan: 'pro', country: 'PT', seats: 12}});
  return flagsmith;
}
// endregion: one-call

// region: five-calls
export async function fiveCalls(flagsmith = createFlagsmithInstance()) {
  await flagsmith.init(settings);
  await flagsmith.identify('customer-42');
  await flagsmith.setTrait('plan', 'pro');
  await flagsmith.setTrait('country', 'PT');
  await flagsmith.setTrait('seats', 12);
  return flagsmith;
}
// endregion: five-calls

// region: cache
export async function withCache(flagsmith = createFlagsmithInstance()) {
  await flagsmith.init({
    ...settings,
    cacheFlags: true,
    cacheOptions: {
      ttl: 10 * 60 * 1000, // ten minutes
      skipAPI: true, // a fresh cache replaces the call instead of preceding it
      loadStale: true, // an old cache shows at once and is refreshed in the background
    },
  });
  return flagsmith;
}
// endregion: cache

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

// proof: counts the calls of each pattern, then shows a tab twice within two minutes.
let calls = 0;
settings.fetch = (...request) => ((calls += 1), fetch(...request));

async function count(name, session) {
  calls = 0;
  await session();
  console.log(`${name}: ${calls}`);
}

await count('identity and traits in init', oneCall);
await count('init, identify, three traits', fiveCalls);
await count('first page with a cache', withCache);
await count('second page with a cache', withCache);

const flagsmith = createFlagsmithInstance();
await flagsmith.init(settings);
calls = 0;
Object.defineProperty(document, 'visibilityState', {value: 'visible'});
refreshWhenVisible(flagsmith);
const twoMinutesLater = Date.now() + 120_000;
Date.now = () => twoMinutesLater;
document.dispatchEvent(new window.Event('visibilitychange'));
document.dispatchEvent(new window.Event('visibilitychange'));
console.log(`back to the tab twice: ${calls}`);
