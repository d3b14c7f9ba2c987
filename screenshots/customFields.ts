import {picturesOf} from './types';

const settings = '/organisation/{organisation}/settings';

export default picturesOf('advanced-use/custom-fields', [
  {
    name: 'custom-fields',
    step: 'Select **Create Custom Field**, enter name, type and description.',
    seed: 'shop',
    path: settings,
    actions: [{click: 'Custom Fields'}, {see: 'ticket'}],
    rings: [
      {step: 1, label: 'Custom Fields'},
      {step: 2, label: 'Create Custom Field'},
    ],
    crop: {within: 'page', to: 'ticket', more: {bottom: 31}},
  },
  {
    name: 'new-custom-field',
    step: 'For each, choose whether it is required.',
    seed: 'shop',
    path: settings,
    actions: [{click: 'Custom Fields'}, {click: 'Create Custom Field'}, {fill: 'css=.modal.show input', with: 'review_date'}],
    crop: {within: 'panel', to: 'css=.modal.show button:text-is("Create Custom Field")'},
  },
  {
    name: 'fields-of-a-feature',
    step: 'Open a feature and its **Settings** tab.',
    seed: 'shop',
    path: '/project/{project}/environment/{production}/features',
    actions: [{click: 'banner_text'}, {click: 'Settings'}, {see: 'remove_in'}],
    crop: {within: 'panel', to: 'remove_in', more: {bottom: 24}},
  },
]);
