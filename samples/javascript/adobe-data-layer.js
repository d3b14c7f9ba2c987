// region: push
import flagsmith from '@flagsmith/flagsmith';

const reported = ['checkout_redesign', 'banner_text'];

window.adobeDataLayer = window.adobeDataLayer || [];

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  onChange: () => {
    const flags = {};
    for (const name of reported) {
      const enabled = flagsmith.hasFeature(name);
      const value = flagsmith.getValue(name);
      flags[name] = enabled && value !== null ? value : enabled;
    }
    window.adobeDataLayer.push({ event: 'flagsmith', flags });
  },
});
// endregion: push

console.log(JSON.stringify(window.adobeDataLayer));
