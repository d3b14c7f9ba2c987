import {picturesOf} from './types';

const organisation = '/organisation/{organisation}';

export default [
  picturesOf('system-administration/rbac', [
    {
      name: 'members',
      step: 'Open **Users and Permissions** (tabs **Members**, **Groups**, **Roles**)',
      seed: 'shop',
      path: `${organisation}/permissions`,
      times: {'/users/': 'last_login'},
      // Opened by its address, the page lists nobody: the dashboard asks for members when it comes
      // from another page.
      actions: [{click: 'Organisation Settings'}, {click: 'Users and Permissions'}, {see: 'tom@harbourcoffee.example'}],
      window: {height: 1100},
      crop: {within: 'page', from: 'Last logged in', to: 'tom@harbourcoffee.example', more: {top: 70, bottom: 16}},
    },
    {
      name: 'groups',
      step: 'Open **Users and Permissions** (tabs **Members**, **Groups**, **Roles**)',
      seed: 'shop',
      path: `${organisation}/permissions`,
      actions: [{click: 'Groups'}, {see: 'Platform'}],
      crop: {within: 'page', to: 'Platform', more: {bottom: 24}},
    },
    {
      name: 'create-role',
      step: 'Open **Users and Permissions > Roles** and create a role with a name and a description.',
      seed: 'shop',
      path: `${organisation}/permissions`,
      actions: [
        {click: 'Roles'},
        {click: 'Create Role'},
        {fill: 'css=#roleName', with: 'Release manager'},
        {fill: 'css=#description', with: 'Publishes changes in Production'},
      ],
      crop: {within: 'panel', to: 'css=[data-test="save-role"]'},
    },
    {
      name: 'organisation-api-keys',
      step: 'Create keys in **Organisation Settings > API Access**.',
      seed: 'shop',
      path: `${organisation}/settings`,
      actions: [{click: 'API Access'}, {see: 'Deployment pipeline'}],
      crop: {within: 'page', to: 'Deployment pipeline', more: {bottom: 24}},
    },
  ]),
  picturesOf('system-administration/security', [
    {
      name: 'hide-sensitive-data',
      step: 'Turn it on in **Environment Settings > SDK Settings > Hide sensitive data**.',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/settings',
      actions: [{click: 'SDK Settings'}],
      crop: {within: 'menu', to: 'Hide sensitive data', more: {bottom: 60}},
    },
    {
      name: 'new-api-key',
      step: 'Create a new key with the same roles in **Organisation Settings > API Access**.',
      seed: 'shop',
      path: `${organisation}/settings`,
      actions: [{click: 'API Access'}, {click: 'Create API Key'}, {fill: 'css=.modal.show input', with: 'Deployment pipeline 2'}],
      crop: {within: 'panel', to: 'Create'},
    },
  ]),
  picturesOf('system-administration/authentication/index', [
    {
      name: 'two-factor',
      step: 'Open **Account Settings > Security** and select **Enable Two-Factor Authentication**.',
      seed: 'shop',
      path: '/account',
      actions: [{click: 'Security'}],
      rings: [{step: 1, label: 'Enable Two-Factor Authentication'}],
      crop: {within: 'page', from: 'Two-Factor Authentication', to: 'Enable Two-Factor Authentication'},
    },
    {
      name: 'enforce-two-factor',
      step: 'Turn on **Enforce Two-Factor Authentication** in **Organisation Settings > General**',
      seed: 'shop',
      path: `${organisation}/settings`,
      crop: {within: 'page', to: 'Enforce Two-Factor Authentication', more: {bottom: 40}},
    },
    {
      name: 'trust-relationship',
      step: 'Under **Trust relationships**, select **Add trust relationship**.',
      seed: 'shop',
      path: `${organisation}/settings`,
      actions: [{click: 'API Access'}, {see: 'Add trust relationship'}],
      rings: [
        {step: 1, label: 'API Access'},
        {step: 2, label: 'Add trust relationship'},
      ],
      crop: {within: 'page', to: 'Add a trust relationship to let your CI authenticate with OIDC.'},
    },
    {
      name: 'trust-provider',
      step: '**Other OIDC provider**: name, **Trusted issuer URL**',
      seed: 'shop',
      path: `${organisation}/settings`,
      actions: [{click: 'API Access'}, {click: 'Add trust relationship'}],
      rings: [
        {step: 3, label: 'GitHub Actions'},
        {step: 3, label: 'Other OIDC provider'},
      ],
      crop: {within: 'dialog', to: 'Other OIDC provider', more: {bottom: 60}},
    },
  ]),
];
