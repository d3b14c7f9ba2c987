import {picturesOf} from './types';

const organisation = '/organisation/{organisation}';

export default [
  picturesOf('integrations/apm/grafana', [
    {
      name: 'grafana-card',
      step: 'Find **Grafana** and select **Add to project** or **Add to organisation**.',
      seed: 'shop',
      path: `${organisation}/integrations`,
      rings: [{step: 2, label: 'Add to organisation', around: 'css=.panel-integrations:has(h4:text-is("Grafana")) button[id]'}],
      crop: {within: 'page', to: 'css=.panel-integrations:has(h4:text-is("Grafana"))'},
    },
  ]),
  picturesOf('integrations/project-management/github', [
    {
      name: 'github-card',
      step: 'find **GitHub** and select **Add to organisation**.',
      seed: 'shop',
      path: `${organisation}/integrations`,
      rings: [{step: 1, label: 'Add to organisation', around: 'css=.panel-integrations:has(h4:text-is("GitHub")) button[id]'}],
      crop: {within: 'page', to: 'css=.panel-integrations:has(h4:text-is("GitHub"))'},
    },
  ]),
  picturesOf('integrations/project-management/jira', [
    {
      name: 'user-token',
      step: 'Open **Account Settings > API Keys** and copy the token.',
      seed: 'shop',
      path: '/account',
      actions: [{click: 'API Keys'}, {see: 'Manage API Keys'}],
      rings: [{step: 1, label: 'API Keys'}],
      crop: {within: 'page', to: 'Invalidate'},
    },
  ]),
  picturesOf('integrations/project-management/servicenow', [
    {
      name: 'audit-webhooks',
      step: 'In Flagsmith, add the URL and secret under **Organisation Settings > Webhooks**.',
      seed: 'shop',
      path: `${organisation}/settings`,
      actions: [{click: 'Webhooks'}, {click: 'Create audit webhook'}],
      rings: [{step: 3, around: 'css=.modal.show input'}],
      crop: {within: 'panel', to: 'css=.modal.show [placeholder="Secret"]'},
    },
  ]),
];
