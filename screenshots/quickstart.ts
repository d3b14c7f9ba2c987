import {picturesOf} from './types';

const environment = '/project/{project}/environment/{development}';

export default picturesOf('quickstart', [
  {
    name: 'switch-it-on',
    step: 'switch `show_demo_button` on. Confirm.',
    seed: 'demo',
    path: `${environment}/features`,
    rings: [{step: 1, label: 'Features', around: 'css=[data-test^="feature-switch-0"]'}],
    crop: {from: 'css=.app-container h4', to: 'css=[data-test="feature-item-0"]', more: {bottom: -8}},
  },
  {
    name: 'one-visitor',
    step: 'switch `show_demo_button` on for this identity, and select **Confirm**.',
    seed: 'demo',
    path: `${environment}/identities`,
    actions: [{click: 'visitor-1'}, {see: 'show_demo_button'}],
    rings: [{step: 3, label: 'show_demo_button', around: 'css=[data-test^="user-feature-switch-0"]'}],
    crop: {to: 'Using environment defaults'},
  },
]);
