import {picturesOf} from './types';

const features = '/project/{project}/environment/{production}/features';

export default picturesOf('basic-features/segments', [
  {
    name: 'segments',
    step: 'Open **Segments** in the project and select **Create Segment**.',
    seed: 'shop',
    path: '/project/{project}/segments',
    rings: [{step: 1, label: 'Create Segment', isBeside: true}],
    crop: {within: 'page', to: 'pro_plan', more: {bottom: 24}},
  },
  {
    name: 'new-segment',
    step: 'Enter a name and the conditions',
    seed: 'shop',
    path: '/project/{project}/segments',
    actions: [{click: 'pro_plan'}, {see: 'Include users when all of the following rules apply'}],
    rings: [{step: 2, label: 'Exactly Matches (=)'}],
    crop: {within: 'page', to: 'Add AND Condition'},
  },
  {
    name: 'segment-overrides',
    step: 'Choose the segment, set state and value, and save.',
    seed: 'shop',
    path: features,
    actions: [{click: 'banner_text'}, {click: 'Segment Overrides'}, {see: 'europe'}],
    rings: [
      {step: 4, label: 'Segment Overrides'},
      {step: 5, around: 'css=.modal.show .react-select'},
    ],
    crop: {within: 'panel', to: 'Update Segment Overrides'},
  },
]);
