// Turns flag analytics on in the browser.
import flagsmith from '@flagsmith/flagsmith';

// region: enable
export async function start() {
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    enableAnalytics: true,
    applicationMetadata: { name: 'shop-web', version: '4.2.0' },
  });
  flagsmith.hasFeature('new_checkout'); // counted
  flagsmith.hasFeature('new_checkout', { skipAnalytics: true }); // not counted
}
// endregion: enable

await start();
console.log('new_checkout:', flagsmith.hasFeature('new_checkout') ? 'on' : 'off');
