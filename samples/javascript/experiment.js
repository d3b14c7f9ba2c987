// A visitor in an experiment: the variation, the exposure and a conversion.
import flagsmith from '@flagsmith/flagsmith';

const FLAG = 'paypal_button_test';

// region: expose
export async function startVisit(identity) {
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    identity,
    enableEvents: true,
  });
  // Records $flag_exposure with the variant, if this visitor takes part.
  return flagsmith.getExperimentFlag(FLAG);
}
// endregion: expose

// region: record
/** For servers that do not say who takes part: the variant is enough. */
export function recordExposure(flag) {
  if (flag?.enabled && !flag.experiment) flagsmith.trackExposureEvent(FLAG, { value: flag.variant });
}
// endregion: record

// region: convert
export async function onPayment(amount) {
  flagsmith.trackEvent('payment_completed', { value: amount });
  await flagsmith.flushEvents(); // before the page or the process goes away
}
// endregion: convert

// proof: one visitor. The service that receives events is out of reach, so they are dropped.
const flag = await startVisit('visitor-1');
recordExposure(flag);
console.log('variation:', flag.value);
void onPayment(42);
