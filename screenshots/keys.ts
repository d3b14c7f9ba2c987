import {picturesOf} from './types';

const keys = '/project/{project}/environment/{production}/sdk-keys';

export default [
  picturesOf('clients/index', [
    {
      name: 'environment-keys',
      step: 'Environment keys are under **SDK Keys** in the environment menu.',
      seed: 'shop',
      path: keys,
      rings: [{step: 1, label: 'SDK Keys', around: 'css=#desktop-nav #sdk-keys-link'}],
      crop: {within: 'menu', to: 'checkout-worker', more: {bottom: 24}},
    },
  ]),
  picturesOf('deployment/hosting/locally-edge-proxy', [
    {
      name: 'server-side-key',
      step: 'create a server-side key for each environment under **SDK Keys**',
      seed: 'shop',
      path: keys,
      actions: [{click: 'Create Server-side Environment Key'}, {fill: 'css=.modal.show input', with: 'edge-proxy'}],
      rings: [{step: 1, around: 'css=.modal.show input'}],
      hide: ['.modal-backdrop'],
      crop: {within: 'dialog'},
    },
  ]),
];
