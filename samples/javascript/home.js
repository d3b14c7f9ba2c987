// The few lines on the home page.
// region: flag
import flagsmith from '@flagsmith/flagsmith';

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
});

if (flagsmith.hasFeature('new_checkout')) showNewCheckout();
// endregion: flag
function showNewCheckout() {
  console.log('the new checkout is shown');
}
