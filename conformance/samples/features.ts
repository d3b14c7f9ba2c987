import {checksFor} from '../types';

/** Ids that these samples use for project, feature and environment. */
const IDS = {
  'projects/5/': 'projects/{project}/',
  'features/12/': 'features/{feature.page_size}/',
  '"feature": 12': '"feature": {feature.page_size}',
};
const EDGE = 'identities of SaaS projects are stored at the Edge, which is not in the open source';

export default [
  checksFor('basic-features/managing-features', [
    {
      id: 'create',
      sample: 'curl/features.sh#create',
      replace: {...IDS, '"page_size"': '"page_size_2"'},
      expect: {json: {name: 'page_size_2', default_enabled: true, initial_value: '20'}},
    },
    {
      id: 'variation',
      sample: 'curl/features.sh#variation',
      replace: {...IDS, '"large"': '"larger"'},
      expect: {json: {key: 'larger', integer_value: 50, default_percentage_allocation: 10}},
    },
    {id: 'delete', sample: 'curl/features.sh#delete', replace: {...IDS, 'features/12/': 'features/{feature.dark_mode}/'}, expect: {}},
    {
      id: 'one-flag',
      sample: 'curl/evaluate.sh#flag',
      expect: {json: {feature: {name: 'banner_text'}, enabled: false, feature_state_value: 'Summer sale'}},
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'identity',
      sample: 'curl/evaluate.sh#identity',
      expect: {json: {identifier: 'customer-42', traits: (traits: unknown[]) => traits.length === 4}},
    },
    {id: 'override-edge', sample: 'curl/identities.sh#override', notCheckable: EDGE},
    {id: 'find-edge', sample: 'curl/identities.sh#find', notCheckable: EDGE},
    {id: 'delete-edge', sample: 'curl/identities.sh#delete', notCheckable: EDGE},
    {id: 'delete-core', sample: 'curl/identities.sh#delete-core', replace: {YOUR_IDENTITY_ID: '{identity.customer-43}'}, expect: {}},
  ]),
  checksFor('basic-features/segments/api', [
    {
      id: 'override',
      sample: 'curl/segments.sh#override',
      replace: {'features/12/': 'features/{feature.maintenance}/'},
      expect: {json: {enabled: true, feature_segment: {priority: 0}}},
    },
    {
      id: 'of-identity',
      sample: 'curl/segments.sh#of-identity',
      replace: {...IDS, YOUR_IDENTITY_ID: '{identity.customer-42}'},
      expect: {json: {count: 2}, text: ['"name":"europe"', '"name":"pro_plan"']},
    },
  ]),
  checksFor('clients/3rd-party', [
    {id: 'all-flags', sample: 'curl/evaluate.sh#flags', expect: {json: (flags: unknown) => Array.isArray(flags) && flags.length >= 7}},
    {id: 'flags-of-identity', sample: 'curl/evaluate.sh#identity', expect: {json: {identifier: 'customer-42'}}},
  ]),
  checksFor('quickstart', [
    {
      id: 'one-flag-quickstart',
      sample: 'curl/quickstart.sh#quickstart',
      replace: {show_demo_button: 'banner_text'},
      expect: {json: {enabled: false}},
    },
  ]),
  checksFor('advanced-use/transient-traits', [
    {
      id: 'transient-trait',
      sample: 'curl/transient-traits.sh#trait',
      expect: {json: {identifier: 'user-12345', traits: (traits: unknown[]) => traits.length === 2}},
    },
    {id: 'transient-identity', sample: 'curl/transient-traits.sh#identity', expect: {json: {identifier: 'guest-7f3a'}}},
    {
      id: 'anonymous',
      sample: 'curl/transient-traits.sh#anonymous',
      expect: {json: {identifier: /^\w{32,}/, flags: (flags: unknown[]) => flags.length > 0}},
    },
    {
      id: 'nothing-stored',
      sample: 'curl/transient-traits.sh#identity',
      request: {as: 'member', path: 'environments/{environmentKey}/identities/?q=guest-7f3a'},
      expect: {status: 200, json: {results: []}},
    },
  ]),
  checksFor('advanced-use/flag-analytics', [
    {id: 'post', sample: 'curl/flag-analytics.sh#post', expect: {}},
    {
      id: 'read',
      sample: 'curl/flag-analytics.sh#read',
      replace: {...IDS, 'environment_id=8': 'environment_id={environment}'},
      expect: {json: (days: unknown) => Array.isArray(days)},
    },
  ]),
  checksFor('guides-and-examples/flag-lifecycle', [
    {
      id: 'analytics',
      sample: 'curl/flag-analytics.sh#read',
      replace: {...IDS, 'environment_id=8': 'environment_id={environment}'},
      expect: {json: (days: unknown) => Array.isArray(days)},
    },
  ]),
  checksFor('guides-and-examples/mobile-app-versioning', [
    {id: 'two-versions', sample: 'curl/mobile-app-versioning.sh#check', expect: {text: ['5.4.1', '"identifier":"version-check"', '5.4.2']}},
  ]),
];
