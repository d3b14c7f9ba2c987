import {expect, it} from 'vitest';

import {buildCatalog} from '../node/buildCatalog';
import {EDGE_API} from './support';

it('lists the description and the pages of each API', () => {
  const servers = [{url: 'https://edge.api.flagsmith.com/api/v1', description: ''}];
  expect(buildCatalog('https://docs.flagsmith.com', [{options: EDGE_API, servers}])).toEqual({
    linkset: [
      {
        anchor: 'https://edge.api.flagsmith.com/api/v1',
        'service-desc': [{href: 'https://docs.flagsmith.com/openapi/edge-api.yaml', type: 'application/yaml'}],
        'service-doc': [{href: 'https://docs.flagsmith.com/edge-api', type: 'text/html'}],
      },
    ],
  });
});
