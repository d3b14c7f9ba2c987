import {picturesOf} from './types';

const staging = '/project/{project}/environment/{staging}';

export default [
  picturesOf('advanced-use/change-requests', [
    {
      name: 'minimum-approvals',
      step: 'Enter the **Minimum number of approvals** and select **Save**.',
      seed: 'shop',
      path: `${staging}/settings`,
      window: {height: 1500},
      actions: [{see: 'Minimum number of approvals'}],
      rings: [
        {step: 2, label: 'Feature Change Requests', around: 'css=.aside-container :text-is("Feature Change Requests")'},
        {step: 3, label: 'Minimum number of approvals'},
      ],
      crop: {from: 'Additional Settings', to: 'Minimum number of approvals', more: {bottom: 60}},
    },
    {
      name: 'new-change-request',
      step: 'Edit the flag and select **Create Change Request**.',
      seed: 'shop',
      path: `${staging}/features`,
      actions: [{click: 'banner_text'}, {see: 'Create Change Request'}],
      rings: [{step: 1, label: 'Create Change Request'}],
      crop: {within: 'panel', to: 'Create Change Request'},
    },
  ]),
  picturesOf('advanced-use/scheduled-flags', [
    {
      name: 'schedule-update',
      step: 'Change requests off: select **Schedule Update** and set the date and time.',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/features',
      actions: [{click: 'banner_text'}, {see: 'Schedule Update'}],
      rings: [{step: 3, label: 'Schedule Update'}],
      crop: {within: 'panel', to: 'Schedule Update'},
    },
  ]),
];
