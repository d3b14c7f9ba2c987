import {picturesOf} from './types';

const settings = '/project/{project}/settings';

export default [
  picturesOf('system-administration/importing-and-exporting/features', [
    {
      name: 'export-features',
      step: 'Select **Export Features**. The list below shows the export as **Processing**.',
      seed: 'shop',
      path: settings,
      window: {height: 1500},
      actions: [{click: 'Export'}, {see: 'Export Features'}],
      rings: [
        {step: 1, label: 'Export'},
        {step: 2, around: 'css=.react-select'},
        {step: 3, around: 'Filter Exported Features', with: 'operations'},
      ],
      crop: {within: 'page', to: 'dark_mode', more: {bottom: 24}},
    },
    {
      name: 'import-features',
      step: 'Upload the file and read the preview.',
      seed: 'shop',
      path: settings,
      actions: [{click: 'Import'}],
      rings: [
        {step: 1, label: 'Import'},
        {step: 2, around: 'css=.react-select'},
        {step: 3, around: 'css=:text("Overwrite Destructive")'},
        {step: 4, around: 'Select File'},
      ],
      crop: {within: 'page', to: 'Select File', more: {bottom: 24}},
    },
  ]),
  picturesOf('system-administration/importing-and-exporting/launchdarkly', [
    {
      name: 'launchdarkly-key',
      step: 'Paste the token into **Set LaunchDarkly key** and select **Next**.',
      seed: 'shop',
      path: settings,
      actions: [{click: 'Import'}, {click: 'LaunchDarkly'}],
      rings: [
        {step: 2, label: 'LaunchDarkly'},
        {step: 3, label: 'Next'},
      ],
      crop: {within: 'page', to: 'Next'},
    },
  ]),
];
