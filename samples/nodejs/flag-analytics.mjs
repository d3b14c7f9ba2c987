// Turns flag analytics on in Node.js.
import { Flagsmith } from '@flagsmith/nodejs';

// region: enable
const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY,
  apiUrl: process.env.FLAGSMITH_API_URL,
  enableAnalytics: true,
});
// endregion: enable

const flags = await flagsmith.getEnvironmentFlags();
console.log(`new_checkout: ${flags.isFeatureEnabled('new_checkout') ? 'on' : 'off'}`);
await flagsmith.close();
