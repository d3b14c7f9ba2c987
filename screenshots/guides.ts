import {picturesOf} from './types';

const features = '/project/{project}/environment/{production}/features';

export default [
  picturesOf('guides-and-examples/staged-feature-rollouts', [
    {
      name: 'rollout-condition',
      step: 'Add one condition: property **Identity Key**, operator **% Split**, value `10`.',
      seed: 'shop',
      path: '/project/{project}/segments',
      actions: [{click: 'checkout_rollout'}, {see: '% Split'}],
      rings: [{step: 2, label: '% Split'}],
      crop: {within: 'page', to: 'Update Segment'},
    },
    {
      name: 'rollout-override',
      step: 'select the **Segment Overrides** tab, add `rollout_new_checkout`, switch it **on**, and save.',
      seed: 'shop',
      path: features,
      actions: [{click: 'new_checkout'}, {click: 'Segment Overrides'}, {see: 'checkout_rollout'}],
      rings: [{step: 4, label: 'Segment Overrides'}],
      crop: {within: 'panel', to: 'Update Segment Overrides'},
    },
  ]),
  picturesOf('guides-and-examples/mobile-app-versioning', [
    {
      name: 'version-condition',
      step: 'Add three conditions, joined by **And**:',
      seed: 'shop',
      path: '/project/{project}/segments',
      actions: [{click: 'old_app'}, {see: 'SemVer <'}],
      crop: {within: 'page', to: 'Update Segment'},
    },
  ]),
  picturesOf('guides-and-examples/flag-lifecycle', [
    {
      name: 'name-pattern',
      step: 'Open **Project Settings**, turn on the regular expression for feature names',
      seed: 'shop',
      path: '/project/{project}/settings',
      window: {height: 1600},
      crop: {within: 'page', from: 'Additional Settings', to: 'Feature name RegEx', more: {bottom: 60}},
    },
    {
      name: 'settings-overrides',
      step: 'check the **Identity Overrides** tab too',
      seed: 'shop',
      path: features,
      actions: [{click: 'dark_mode'}, {click: 'Identity Overrides'}, {see: 'customer-42'}],
      rings: [{step: 1, label: 'Identity Overrides'}],
      crop: {within: 'panel', to: 'customer-42', more: {bottom: 12}},
    },
  ]),
  picturesOf('guides-and-examples/testing-push-notifications', [
    {
      name: 'find-yourself',
      step: 'In Production, open **Identities**, find yourself',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/identities',
      rings: [{step: 2, label: 'Identities', around: 'css=#desktop-nav :text-is("Identities")'}],
      crop: {within: 'menu', to: 'barista-7', more: {bottom: -8}},
    },
  ]),
];
