// Chooses the variation of an experiment while a page is rendered on the server.
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';

export async function paymentButton(visitor: string) {
  const flagsmith = createFlagsmithInstance();
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    identity: visitor,
    enableEvents: true,
  });
  const flag = flagsmith.getExperimentFlag('paypal_button_test');
  // The exposure is sent now: the process may be gone before the timer fires.
  await flagsmith.flushEvents();
  return flag?.enabled ? flag.value : null;
}
