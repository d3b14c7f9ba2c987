// Refetches flags when the environment changes.
import flagsmith from '@flagsmith/flagsmith';

// region: init
export async function start(render) {
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    realtime: true,
    // eventSourceUrl: 'https://realtime.flags.example.com/', // self-hosted
    onChange: (previousFlags, change) => {
      if (change.isFromServer && change.flagsChanged) render(flagsmith.getAllFlags());
    },
  });
}
// endregion: init
