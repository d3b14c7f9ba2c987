import {checksFor} from '../types';

export default checksFor('clients/CLI', [
  {
    id: 'server-key-again',
    in: 'data/tables/cli-commands.json',
    says: 'Server-side keys. The platform shows their values again at any time',
    request: {as: 'member', path: 'environments/{environmentKey}/api-keys/'},
    expect: {status: 200, json: [{name: 'shop-api', key: '{serverKey}'}]},
  },
]);
