// Stands in for the Dynatrace script.
globalThis.dtrum = {sendSessionProperties: (...properties) => console.log(JSON.stringify(properties))};

// region: dtrum
import flagsmith from '@flagsmith/flagsmith';

// The Dynatrace RUM script has to be on the page already: it defines the global dtrum.
await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  enableDynatrace: true,
});
// endregion: dtrum
