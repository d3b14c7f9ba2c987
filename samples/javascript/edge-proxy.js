// Reads flags through an Edge Proxy. The key is the client-side key of the environment.
import flagsmith from '@flagsmith/flagsmith';

// region: init
export async function start(api, identity) {
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api, // your proxy, for example http://edge-proxy.internal:8000/api/v1/
    identity,
    traits: { plan: 'pro' }, // every trait that segments need, on every call
  });
}
// endregion: init

await start('https://edge.api.flagsmith.com/api/v1/', 'customer-42');
console.log('banner_text:', flagsmith.getValue('banner_text'));
