import {picturesOf} from './types';

const events = [
  {
    id: 1,
    created_at: '2026-11-10T09:40:00Z',
    environment: null,
    feature: '{feature.new_checkout}',
    provider_name: 'Webhook',
    type: 'UNHEALTHY',
    reason: {
      text_blocks: [{title: 'Error rate', text: '4.2% of requests to /checkout failed in the last 10 minutes'}],
      url_blocks: [{title: 'Dashboard', url: 'https://monitoring.example.com/d/checkout'}],
    },
  },
];

const providers = [
  {id: 1, created_by: 'maya@harbourcoffee.example', name: 'Webhook', project: '{project}', webhook_url: 'https://flagsmith.example.com'},
];

export default [
  picturesOf('advanced-use/feature-health', [
    {
      name: 'health-provider',
      step: 'Under **Provider Name**, choose **Webhook** and select **Create**.',
      seed: 'shop',
      path: '/project/{project}/settings',
      actions: [{click: 'Feature Health'}, {click: 'Select a provider'}, {click: 'Webhook'}],
      rings: [
        {step: 1, label: 'Feature Health'},
        {step: 2, label: 'Create'},
      ],
      crop: {within: 'page', to: 'Create'},
    },
    {
      name: 'health-tab',
      step: 'its **Health** tab shows "Error rate" with the link',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/features',
      answers: {'/feature-health/events/': events, '/feature-health/providers/': providers},
      actions: [{click: 'new_checkout'}, {click: 'Health'}, {see: 'Error rate'}],
      crop: {within: 'panel', to: 'Error rate', more: {bottom: 80}},
    },
  ]),
  picturesOf('advanced-use/real-time-flags', [
    {
      name: 'realtime-updates',
      step: 'Open **Project Settings > SDK Settings** and turn on **Realtime Updates**.',
      seed: 'shop',
      path: '/project/{project}/settings',
      actions: [{click: 'SDK Settings'}],
      rings: [{step: 1, label: 'Realtime Updates', with: 'css=[role="switch"]'}],
      crop: {within: 'page', to: 'Hide disabled flags from SDKs', more: {bottom: 40}},
    },
  ]),
];
