// Reads flags from a file and never calls the API.

// region: offline
import {Flagsmith, LocalFileHandler} from '@flagsmith/nodejs';

const flagsmith = new Flagsmith({
  offlineMode: true,
  offlineHandler: new LocalFileHandler('environment.json'),
});

const flags = await flagsmith.getIdentityFlags('customer-42', {plan: 'pro'});
console.log('banner_text:', flags.getFeatureValue('banner_text'));
// endregion: offline
