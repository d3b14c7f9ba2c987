import {picturesOf} from './types';

export default [
  picturesOf('system-administration/webhooks', [
    {
      name: 'feature-webhooks',
      step: '| Create it in | **Environment Settings > Webhooks > Create feature webhook**',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/settings',
      actions: [{click: 'Webhooks'}, {see: 'https://hooks.harbourcoffee.example/flags'}],
      crop: {within: 'menu', to: 'https://hooks.harbourcoffee.example/flags', more: {bottom: 36}},
    },
    {
      name: 'new-webhook',
      step: 'Both have the same fields:',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/settings',
      actions: [
        {click: 'Webhooks'},
        {click: 'Create feature webhook'},
        {fill: 'https://example.com/feature-changed/', with: 'https://hooks.example.com/flagsmith'},
      ],
      crop: {within: 'panel', to: 'css=.modal.show [placeholder="Secret"]'},
    },
  ]),
];
