import {checksFor} from '../types';

export default checksFor('clients/rest/recipes', [
  {
    id: 'create-feature',
    sample: 'curl/admin-api.sh#create-feature',
    replace: {'"new_checkout"': '"new_checkout_2"'},
    expect: {json: {name: 'new_checkout_2', initial_value: 'v1', default_enabled: false}},
  },
  {
    id: 'create-multivariate',
    sample: 'curl/admin-api.sh#create-multivariate',
    expect: {json: {name: 'button_colour', multivariate_options: [{string_value: 'green'}, {string_value: 'blue'}]}},
  },
  {
    id: 'find-state',
    sample: 'curl/admin-api.sh#find-state',
    expect: {json: {results: [{feature: '{feature.new_checkout}', enabled: true}]}},
  },
  {id: 'update-flag', sample: 'curl/admin-api.sh#update-flag', expect: {json: {environment_default: {enabled: true}}}},
  {id: 'remove-override', sample: 'curl/admin-api.sh#remove-override', expect: {}},
  {id: 'create-segment', sample: 'curl/admin-api.sh#create-segment', expect: {json: {name: 'pro_plan_in_europe'}}},
  {id: 'segment-override', sample: 'curl/admin-api.sh#segment-override', expect: {json: {enabled: true}}},
  {id: 'create-environment', sample: 'curl/admin-api.sh#create-environment', expect: {json: {name: 'Staging', api_key: /./}}},
  {id: 'create-server-key', sample: 'curl/admin-api.sh#create-server-key', expect: {json: {key: /^ser\./, name: 'shop-api'}}},
  {id: 'archive', sample: 'curl/admin-api.sh#archive', expect: {json: {is_archived: true}}},
  {
    id: 'identity-override-edge',
    sample: 'curl/admin-api.sh#identity-override-edge',
    notCheckable: 'identities of SaaS projects are stored at the Edge, which is not in the open source',
  },
]);
