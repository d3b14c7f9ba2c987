// Starts with flags that ship with the application, so that a page works when the API cannot be reached.

// region: defaults
import flagsmith from '@flagsmith/flagsmith';

try {
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://unreachable.example.com/api/v1/',
    defaultFlags: {
      new_checkout: {enabled: false, value: null},
      page_size: {enabled: true, value: 10},
    },
  });
} catch {
  // The defaults are in place already; without them every flag would be off.
  console.log('flags could not be fetched');
}

console.log('new_checkout:', flagsmith.hasFeature('new_checkout') ? 'on' : 'off');
console.log('page_size:', flagsmith.getValue('page_size'));
// endregion: defaults
