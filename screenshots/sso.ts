import {picturesOf, type Action} from './types';

const settings = '/organisation/{organisation}/settings';
const openForm: Action[] = [
  {click: 'SSO'},
  {click: 'Create a SAML configuration'},
  // The form fills in the address that it was opened with.
  {fill: 'css=.modal.show input[name="groupName"]', with: 'https://flagsmith.example.com'},
];

export default [
  picturesOf('system-administration/authentication/SAML/index', [
    {
      name: 'saml-configurations',
      step: 'Open **Organisation Settings > SSO** and select **Create a SAML configuration**.',
      seed: 'shop',
      path: settings,
      actions: [{click: 'SSO'}],
      rings: [{step: 1, label: 'Create a SAML configuration'}],
      crop: {within: 'page', to: 'No results', more: {bottom: 12}},
    },
    {
      name: 'saml-form',
      step: 'Select **Create Configuration**. The form now shows the ACS URL',
      seed: 'shop',
      path: settings,
      actions: [...openForm, {fill: 'css=.modal.show input', with: 'harbour-coffee'}],
      rings: [
        {step: 2, label: 'Allow IdP-initiated logins'},
        {step: 3, label: 'Create Configuration'},
      ],
      crop: {within: 'panel', to: 'Create Configuration'},
    },
    {
      name: 'single-sign-on',
      step: 'Open the dashboard in a private window and select **Single Sign-On**.',
      seed: 'signed-out',
      path: '/login',
      rings: [{step: 1, label: 'Single Sign-On'}],
      crop: {within: 'css=body', to: 'Log in', more: {left: -240, right: -240, bottom: 12}},
    },
  ]),
  picturesOf('system-administration/authentication/Okta', [
    {
      name: 'okta-configuration',
      step: 'Leave **IdP metadata XML** empty, and select **Create Configuration**.',
      seed: 'shop',
      path: settings,
      actions: [...openForm, {fill: 'css=.modal.show input', with: 'example-ltd'}],
      rings: [
        {step: 2, around: 'css=.modal.show input'},
        {step: 3, label: 'Create Configuration'},
      ],
      crop: {within: 'panel', to: 'Create Configuration'},
    },
  ]),
  picturesOf('system-administration/authentication/ADFS', [
    {
      name: 'adfs-configuration',
      step: 'Select **Create Configuration**, then **Download Service Provider Metadata**.',
      seed: 'shop',
      path: settings,
      actions: [...openForm, {fill: 'css=.modal.show input', with: 'example-ltd'}],
      rings: [
        {step: 2, around: 'css=.modal.show input'},
        {step: 3, label: 'IdP metadata XML'},
        {step: 4, label: 'Create Configuration'},
      ],
      crop: {within: 'panel', to: 'Create Configuration'},
    },
  ]),
];
