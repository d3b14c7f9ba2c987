// region: rum
import { datadogRum } from '@datadog/browser-rum';
import flagsmith from '@flagsmith/flagsmith';

datadogRum.init({
  applicationId: 'YOUR_RUM_APPLICATION_ID',
  clientToken: 'YOUR_RUM_CLIENT_TOKEN',
  site: 'datadoghq.eu',
  service: 'web-shop',
});

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  datadogRum: { client: datadogRum, trackTraits: false },
});
// endregion: rum
