import {picturesOf} from './types';

const staging = '/project/{project}/environment/{staging}';

export default [
  picturesOf('advanced-use/flag-management', [
    {
      name: 'compare-environments',
      step: '**Compare** shows one environment against another',
      seed: 'shop',
      path: '/project/{project}/compare',
      actions: [{click: 'Select an Environment'}, {click: 'Staging'}, {click: 'Select an Environment'}, {click: 'Production'}],
      crop: {within: 'page', to: 'search_engine', more: {bottom: 24}},
    },
    {
      name: 'stale-threshold',
      step: '**Project Settings > General > Stale Flag Detection**',
      seed: 'shop',
      path: '/project/{project}/settings',
      crop: {within: 'page', to: 'Update'},
    },
  ]),
  picturesOf('advanced-use/feature-versioning', [
    {
      name: 'feature-versioning',
      step: 'open **Environment Settings > General** and turn on **Feature Versioning**',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/settings',
      window: {height: 1500},
      rings: [{step: 1, label: 'Feature Versioning'}],
      crop: {from: 'Additional Settings', to: 'Feature Versioning', more: {bottom: 90}},
    },
    {
      name: 'version-history',
      step: "The flag's **History** tab lists its published versions",
      seed: 'shop',
      path: `${staging}/features`,
      // Without a licence the API lists the versions of its last seven days.
      times: {'/versions/': 'live_from'},
      actions: [{click: 'search_engine'}, {click: 'History'}, {see: 'Quick compare'}],
      crop: {within: 'panel', to: 'System', more: {bottom: 12}},
    },
  ]),
];
