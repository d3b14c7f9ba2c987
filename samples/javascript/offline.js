// Saves the flags of an environment to a file, and reads them later without a request.

// region: save
import {writeFile} from 'node:fs/promises';

import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';

const online = createFlagsmithInstance();
await online.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
});

await writeFile('flags.json', JSON.stringify(online.getState()));
// endregion: save

// region: offline
import {readFile} from 'node:fs/promises';

const state = JSON.parse(await readFile('flags.json', 'utf8'));
const flagsmith = createFlagsmithInstance();

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  state,
  preventFetch: true,
});

console.log('page_size:', flagsmith.getValue('page_size'));
// endregion: offline
