// The PayPal button test in React.
import { useEffect } from 'react';
import { useFlags } from '@flagsmith/flagsmith/react';

type Analytics = { track: (event: string, properties: Record<string, unknown>) => void };

// region: component
export function PaymentOptions({ analytics }: { analytics: Analytics }) {
  const { paypal_button_test: test } = useFlags(['paypal_button_test']);
  const variation = test.enabled ? String(test.value) : null;

  useEffect(() => {
    if (variation) analytics.track('experiment_viewed', { flag: 'paypal_button_test', variation });
  }, [analytics, variation]);

  if (!variation || variation === 'none') return null;
  return <button className={`pay pay-${variation}`}>Pay with PayPal</button>;
}
// endregion: component
