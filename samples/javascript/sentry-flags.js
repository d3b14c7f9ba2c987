// region: sentry
import * as Sentry from '@sentry/browser';
import flagsmith from '@flagsmith/flagsmith';

Sentry.init({
  dsn: 'YOUR_SENTRY_DSN',
  integrations: [Sentry.featureFlagsIntegration()],
});

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  sentryClient: Sentry.getClient(),
});

// Recorded in Sentry with its result, and shown on the next error.
if (flagsmith.hasFeature('checkout_redesign')) {
  document.body.classList.add('new-checkout');
}
// endregion: sentry
