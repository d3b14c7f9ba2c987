import {picturesOf} from './types';

const features = '/project/{project}/environment/{production}/features';

export default picturesOf('basic-features/managing-features', [
  {
    name: 'create-feature',
    step: 'Open **Features** and select **Create Feature**.',
    seed: 'shop',
    path: features,
    rings: [{step: 1, label: 'Create Feature'}],
    crop: {from: 'css=.app-container h4', to: 'css=[data-test="feature-item-4"]'},
  },
  {
    name: 'new-feature',
    step: 'Set **Enabled by default**, and a **value** if the flag has one.',
    seed: 'shop',
    path: features,
    actions: [{click: 'Create Feature'}, {fill: 'css=[data-test="featureID"]', with: 'free_delivery'}],
    rings: [
      {step: 2, around: 'css=[data-test="featureID"]'},
      {step: 3, label: 'Enabled by default', with: 'css=.modal.show [role="switch"]'},
      {step: 4, around: 'Add Tag'},
    ],
    crop: {within: 'panel', to: 'Add Tag'},
  },
  {
    name: 'edit-value',
    step: 'Open the flag in **Features** with the right environment selected',
    seed: 'shop',
    path: features,
    actions: [{click: 'banner_text'}, {see: 'Update Feature Value'}],
    crop: {within: 'panel', to: 'Update Feature Value'},
  },
  {
    name: 'remove-feature',
    step: "In **Features**, open the flag's menu and select **Remove feature**.",
    seed: 'shop',
    path: features,
    actions: [{click: 'css=[data-test="feature-action-1"]'}],
    rings: [{step: 2, label: 'Remove feature'}],
    crop: {from: 'css=[data-test="feature-item-0"]', to: 'css=[data-test="feature-item-5"]', more: {bottom: -7}},
  },
]);
