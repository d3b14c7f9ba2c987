import {picturesOf} from './types';

const environment = '/project/{project}/environment/{production}';

export default picturesOf('system-administration/environment-settings', [
  {
    name: 'sdk-settings',
    step: 'Use either this setting or [server-side-only flags]',
    seed: 'shop',
    path: `${environment}/settings`,
    actions: [{click: 'SDK Settings'}, {see: 'Hide sensitive data'}],
    crop: {to: 'Hide sensitive data', more: {bottom: 60}},
  },
  {
    name: 'clone-environment',
    step: '| Clone | `POST',
    seed: 'shop',
    path: '/project/{project}/environment/create',
    actions: [
      {fill: 'An environment name e.g. Develop', with: 'Load test'},
      {click: 'Please select an environment'},
      {click: 'Production'},
      {see: 'Production'},
    ],
    crop: {within: 'page', to: 'css=button:text-is("Create Environment")'},
  },
  {
    name: 'sdk-keys',
    step: "Open the environment's **SDK Keys** page.",
    seed: 'shop',
    path: `${environment}/sdk-keys`,
    crop: {within: 'menu', to: 'checkout-worker', more: {bottom: 24}},
  },
]);
