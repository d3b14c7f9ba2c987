/** Labels of the integrations: cards, and the fields of the forms behind them. */
import {labelChecks, type Place} from '../../scripts/conformance/labels/pages';

const list = (...sees: Place['sees']): Place => ({path: '/project/{project}/integrations', sees});
const form = (of: string, ...sees: Place['sees']): Place => ({
  ...list(`${of} Integration`, ...sees),
  click: [{text: 'Add to project', of}],
});
const inPage = (place: Place, page: string): Place & {only: string[]} => ({...place, only: [`integrations/${page}`]});

const choices = (...sees: Place['sees']): Place => ({
  ...list(...sees),
  click: [{text: 'Add to project', of: 'Mixpanel'}, {css: '.react-select__control:has-text("US")'}],
});
const ANALYTICS = ['amplitude', 'heap', 'mixpanel'].map((page) => `integrations/analytics/${page}`).concat('integrations/apm/newrelic');

export default labelChecks({
  'Add to project': list('Add to project'),
  Amplitude: list('Amplitude'),
  Datadog: list('Datadog'),
  Dynatrace: list('Dynatrace'),
  'Heap Analytics': list('Heap Analytics'),
  Mixpanel: list('Mixpanel'),
  'New Relic': list('New Relic'),
  Rudderstack: list('Rudderstack'),
  Segment: list('Segment'),
  Sentry: list('Sentry'),
  Slack: list('Slack'),
  Webhook: {...list('Webhook'), only: ['integrations/webhook', 'integrations/analytics/adobe']},
  'Integrations > Webhook': list('Webhook'),
  GitHub: inPage(list('GitHub'), 'project-management/github'),
  GitLab: list('GitLab'),
  Grafana: inPage(list('Grafana'), 'apm/grafana'),
  'Flagsmith MCP Server': list('Flagsmith MCP Server'),
  'Add to organisation': {path: '/organisation/{organisation}/integrations', sees: ['Add to organisation']},
  'Flagsmith Environment': form('Amplitude', 'Flagsmith Environment'),
  Save: {
    ...form('Amplitude', 'Save'),
    only: ['index', 'webhook', 'analytics/amplitude', 'analytics/heap', 'analytics/mixpanel', 'analytics/rudderstack', 'analytics/segment']
      .concat(
        'apm/datadog',
        'apm/dynatrace',
        'apm/grafana',
        'apm/newrelic',
        'apm/sentry',
        'project-management/gitlab',
        'project-management/slack',
      )
      .map((page) => `integrations/${page}`),
  },
  'Use Custom Source': form('Datadog', 'Use Custom Source'),
  'GitLab Instance URL': form('GitLab', 'GitLab Instance URL'),
  'Access Token': form('GitLab', 'Access Token'),
  'Add "Flagsmith Feature" label': form('GitLab', /Add "Flagsmith Feature" label/),
  Authorise: form('Slack', 'Authorise'),
  US: {...choices('US'), only: ANALYTICS},
  EU: {...choices('EU'), only: ANALYTICS},
  India: choices('India'),
  'Custom URL': choices('Custom URL'),
});
