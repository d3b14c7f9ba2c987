import {picturesOf} from './types';

const environment = '/project/{project}/environment/{production}';

export default picturesOf('basic-features/managing-identities', [
  {
    name: 'identities',
    step: 'Open **Identities** and select the identity.',
    seed: 'shop',
    path: `${environment}/identities`,
    rings: [{step: 1, label: 'Create Identities', isBeside: true}],
    crop: {to: 'barista-7', more: {bottom: -8}},
  },
  {
    name: 'identity-override',
    step: 'The flag is marked as overridden.',
    seed: 'shop',
    path: `${environment}/identities/customer-42/{identity.customer-42}`,
    actions: [{see: 'dark_mode'}],
    rings: [{step: 2, around: 'css=[data-test^="user-feature-switch-0"]'}],
    crop: {to: 'new_checkout', more: {bottom: 24}},
  },
  {
    name: 'identity-overrides',
    step: "the flag's **Identity Overrides** tab",
    seed: 'shop',
    path: `${environment}/features`,
    actions: [{click: 'dark_mode'}, {click: 'Identity Overrides'}, {see: 'customer-42'}],
    crop: {within: 'panel', to: 'customer-42', more: {bottom: 12}},
  },
]);
