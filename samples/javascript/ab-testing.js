// An A/B/n test in the browser: one stable identifier, one branch, two analytics events.
import flagsmith from '@flagsmith/flagsmith';

// region: identify
const FLAG = 'paypal_button_test';

/** The same visitor keeps the same identifier, and with it the same variation. */
export function visitorId(storage = localStorage) {
  let id = storage.getItem('visitor_id');
  if (!id) {
    id = crypto.randomUUID();
    storage.setItem('visitor_id', id);
  }
  return id;
}

export async function startTest(identity) {
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    identity,
    onError: (error) => console.warn('flags not loaded', error.message),
  });
}
// endregion: identify

// region: branch
/** Returns the variation to show, or null when the test is off. */
export function paymentButton(analytics) {
  if (!flagsmith.hasFeature(FLAG)) return null;
  const variation = flagsmith.getValue(FLAG, { fallback: 'none' });
  analytics.track('experiment_viewed', { flag: FLAG, variation });
  return variation;
}

export function onPaymentCompleted(analytics, amount) {
  analytics.track('payment_completed', {
    flag: FLAG,
    variation: flagsmith.getValue(FLAG, { fallback: 'none', skipAnalytics: true }),
    amount,
  });
}
// endregion: branch

// proof: one visitor, with a stand-in for the analytics tool.
const analytics = {track: (event, properties) => console.log(event, JSON.stringify(properties))};
const visitor = visitorId();
await startTest(visitor);
console.log('same visitor:', visitor === visitorId());
console.log('variation:', paymentButton(analytics));
onPaymentCompleted(analytics, 42);
