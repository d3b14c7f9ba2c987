// SvelteKit: src/routes/+layout.server.ts loads the state on the server, +layout.ts hands it to a browser instance.

// region: server
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import type {LayoutServerLoad} from './$types';

export const load: LayoutServerLoad = async ({cookies}) => {
  const flagsmith = createFlagsmithInstance();
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    identity: cookies.get('customer'),
  });
  return {flagState: JSON.parse(JSON.stringify(flagsmith.getState()))};
};
// endregion: server
