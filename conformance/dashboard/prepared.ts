/**
 * Labels that appear once something is there: an integration, a second member, an export, a choice
 * in a form; and before sign-in.
 */
import {labelChecks, type Place} from '../../scripts/conformance/labels/pages';
import type {Click} from '../types';

const PROJECT = '/project/{project}';
const menu = {css: '.list-integrations.clickable button'};
const integration = (sees: string, ...click: Click[]): Place => ({
  path: `${PROJECT}/integrations`,
  sees: [sees],
  click: [menu, ...click],
  needs: 'integration',
});
const PAGES = ['index', 'webhook', 'project-management/slack']
  .concat(['amplitude', 'heap', 'mixpanel', 'rudderstack', 'segment'].map((name) => `analytics/${name}`))
  .concat(['datadog', 'dynatrace', 'grafana', 'newrelic', 'sentry'].map((name) => `apm/${name}`))
  .map((page) => `integrations/${page}`);
const sso = (sees: string | RegExp, ...click: Click[]): Place => ({
  path: '/organisation/{organisation}/settings',
  sees: [sees],
  click: ['SSO', ...click],
  needs: 'enterprise',
});
const saml = (sees: string | RegExp): Place => sso(sees, 'Create a SAML configuration');
const signIn = (...sees: string[]): Place => ({path: '/login', sees, signedOut: true});

export default labelChecks({
  Delete: {...integration('Delete'), only: PAGES},
  Confirm: integration('Confirm', 'Delete'),
  // Lists close when the window loses the focus, so these are looked for in segments that have
  // them.
  In: {path: `${PROJECT}/segments`, sees: ['In'], click: ['europe']},
  'Environment Name': {path: `${PROJECT}/segments`, sees: ['Environment Name'], click: ['only_production'], needs: 'segment'},
  'Identity Key': {path: `${PROJECT}/segments`, sees: ['Identity Key'], click: ['only_production'], needs: 'segment'},
  'Quick compare': {
    path: `${PROJECT}/environment/{developmentKey}/features`,
    sees: ['Quick compare'],
    click: ['banner_text', 'History'],
    needs: 'version',
  },
  'Inspect permissions': {
    path: '/organisation/{organisation}/permissions',
    sees: ['Inspect permissions'],
    click: [{css: '.list-item:has-text("second-") button'}],
    needs: 'member',
  },
  Download: {path: `${PROJECT}/settings`, sees: ['Download'], click: ['Export'], needs: 'export'},
  'Create a SAML configuration': sso('Create a SAML configuration'),
  'Organisation Name': saml(/^Organisation Name\*?$/),
  'Frontend URL': saml(/^Frontend URL\*?$/),
  'Allow IdP-initiated logins': saml('Allow IdP-initiated logins'),
  'IdP metadata XML': saml('IdP metadata XML'),
  'Create Configuration': saml('Create Configuration'),
  'Forgot password': signIn('Forgot password'),
  'Email Address / Username': signIn('Email Address / Username'),
  'Single Sign-On': signIn('Single Sign-On'),
});
