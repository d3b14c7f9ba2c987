// Keeps the application going when the API cannot be reached or a flag does not exist.

// region: defaults
import {DefaultFlag, Flagsmith} from '@flagsmith/nodejs';

const defaults: Record<string, DefaultFlag> = {
  new_checkout: new DefaultFlag(null, false),
  page_size: new DefaultFlag(10, true),
};

const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY!,
  apiUrl: 'https://unreachable.example.com/api/v1/',
  defaultFlagHandler: (name) => defaults[name] ?? new DefaultFlag(null, false),
  requestTimeoutSeconds: 2,
  retries: 1,
});

const flags = await flagsmith.getEnvironmentFlags();
console.log('new_checkout:', flags.isFeatureEnabled('new_checkout') ? 'on' : 'off');
console.log('page_size:', flags.getFeatureValue('page_size'));
console.log('is default:', flags.getFlag('page_size').isDefault);
// endregion: defaults
