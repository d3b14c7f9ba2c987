import flagsmith from '@flagsmith/flagsmith';

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  applicationMetadata: { name: 'shop-web', version: '4.2.0' },
});
console.log(`new_checkout: ${flagsmith.hasFeature('new_checkout') ? 'on' : 'off'}`);
