// Two environments on one page, each with its own instance and its own cache entry.

// region: instances
import {createFlagsmithInstance} from '@flagsmith/flagsmith';

const shop = createFlagsmithInstance();
const widget = createFlagsmithInstance();

await Promise.all([
  shop.init({environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/', identity: 'customer-42', traits: {plan: 'pro'}}),
  widget.init({environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/'}),
]);

console.log('shop page_size:', shop.getValue('page_size'));
console.log('widget page_size:', widget.getValue('page_size'));
// endregion: instances
