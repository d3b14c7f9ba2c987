import {picturesOf} from './types';

const features = '/project/{project}/environment/{production}/features';

export default picturesOf('advanced-use/ab-testing', [
  {
    name: 'control-value',
    step: 'Name it `paypal_button_test`, enable it, and give it the value `none`.',
    seed: 'shop',
    path: features,
    actions: [
      {click: 'Create Feature'},
      {fill: 'css=[data-test="featureID"]', with: 'paypal_button_test'},
      {click: 'css=.modal.show [role="switch"]'},
      {click: 'Enter a value...'},
      {type: 'none'},
    ],
    rings: [
      {step: 2, around: 'css=.modal.show [data-test="featureID"]'},
      {step: 3, label: 'Create A/B/n Test'},
    ],
    crop: {within: 'panel', to: 'Create A/B/n Test', more: {bottom: -8}},
  },
  {
    name: 'variations',
    step: 'Select **Add variant** and enter `gold` with weight 5.',
    seed: 'shop',
    path: features,
    window: {height: 1000},
    actions: [{click: 'paypal_button_test'}, {see: 'Variant_2'}],
    rings: [{step: 4, label: 'Add variant'}],
    crop: {within: 'panel', to: 'Variant_2', more: {bottom: 130}},
  },
]);
