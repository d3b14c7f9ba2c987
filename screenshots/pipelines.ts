import {picturesOf, type Picture} from './types';

/** Only the Enterprise edition has pipelines. */
const pipelines = {
  count: 2,
  next: null,
  previous: null,
  results: [
    {
      id: 1,
      name: 'Standard release',
      project: 1,
      description: '',
      stages_count: 3,
      published_at: '2026-10-02T09:00:00Z',
      published_by: 1,
      features: [],
      features_count: 0,
    },
    {
      id: 2,
      name: 'Careful release',
      project: 1,
      description: '',
      stages_count: 4,
      published_at: null,
      published_by: null,
      features: [],
      features_count: 0,
    },
  ],
};
const answers: Picture['answers'] = {'/release-pipelines/': pipelines};

export default picturesOf('advanced-use/release-pipelines', [
  {
    name: 'release-pipelines',
    step: 'select **Create Release Pipeline**.',
    seed: 'shop',
    path: '/project/{project}/release-pipelines',
    answers,
    actions: [{see: 'Careful release'}],
    rings: [{step: 1, label: 'Create Release Pipeline'}],
    crop: {within: 'page', to: 'Careful release', more: {bottom: 19}},
  },
  {
    name: 'new-pipeline',
    step: 'For each stage, enter a name and choose an environment, a trigger and actions.',
    seed: 'shop',
    path: '/project/{project}/release-pipelines/create',
    actions: [{fill: 'Release Pipeline Name', with: 'Standard release'}],
    rings: [
      {step: 2, around: 'css=input[placeholder="Release Pipeline Name"]'},
      {step: 3, label: 'Save as Draft'},
    ],
    crop: {within: 'page', to: 'Add Flag Action'},
  },
  {
    name: 'add-to-pipeline',
    step: 'Select **Add to Release Pipeline**, choose a published pipeline and confirm.',
    seed: 'shop',
    path: '/project/{project}/environment/{production}/features',
    answers,
    actions: [{click: 'banner_text'}, {see: 'Update Feature Value'}, {click: 'css=.modal.show .button-dropdown-toggle'}],
    rings: [
      {step: 1, label: 'Update Feature Value'},
      {step: 2, label: 'Add to Release Pipeline'},
    ],
    crop: {within: 'panel', to: 'Add to Release Pipeline'},
  },
]);
