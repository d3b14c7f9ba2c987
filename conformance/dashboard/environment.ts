/** Labels of an environment: its menu, features, identities and settings. */
import {labelChecks, type Place} from '../../scripts/conformance/labels/pages';
import type {Click} from '../types';

const ENVIRONMENT = '/project/{project}/environment/{environmentKey}';
const DEVELOPMENT = '/project/{project}/environment/{developmentKey}';
const at = (path: string, sees: Place['sees'], ...click: Click[]): Place => ({path: `${ENVIRONMENT}/${path}`, sees, click});
const enterprise = (place: Place): Place => ({...place, needs: 'enterprise'});
const feature = (tab: string[], ...sees: Place['sees']): Place => at('features', sees, 'banner_text', ...tab);
const integer = (...sees: Place['sees']): Place => at('features', sees, 'page_size');
const creation = (...sees: Place['sees']): Place => at('features', ['New Feature', ...sees], 'Create Feature');
const settings = (...sees: Place['sees']): Place => at('settings', sees);
const sdkSettings = (...sees: Place['sees']): Place => at('settings', sees, 'SDK Settings');
const versioned = (...sees: Place['sees']): Place => ({path: `${DEVELOPMENT}/features`, sees, click: ['banner_text'], needs: 'versioning'});
const approvals = (page: string, click: string[], ...sees: Place['sees']): Place => ({
  path: `${DEVELOPMENT}/${page}`,
  sees,
  click,
  needs: 'approvals',
});

export default labelChecks({
  'SDK Keys': at('sdk-keys', ['SDK Keys', 'Client-side Environment Key']),
  Features: at('features', ['Features', 'banner_text']),
  'Create Feature': at('features', ['Create Feature']),
  Compare: at('features', ['Compare']),
  Scheduling: at('features', ['Scheduling']),
  'Feature Change Requests': at('features', ['Feature Change Requests']),
  Experiments: at('features', ['Experiments']),
  'Remove feature': at('features', ['Remove feature'], {css: '[data-test="feature-action-0"]'}),
  'Enabled by default': creation('Enabled by default'),
  'Create A/B/n Test': creation('Create A/B/n Test'),
  'Server-side only': creation('Server-side only'),
  'Segment Overrides': feature([], 'Segment Overrides'),
  'Identity Overrides': feature([], 'Identity Overrides'),
  Value: {...feature([], 'Value'), only: ['advanced-use/release-pipelines']},
  Health: feature([], 'Health'),
  Usage: {...feature([], 'Usage'), only: ['advanced-use/code-references', 'advanced-use/flag-analytics']},
  Settings: feature([], 'Settings'),
  'Update Feature Value': feature([], 'Update Feature Value'),
  'Create Feature-Specific Segment': feature(['Segment Overrides'], 'Create Feature-Specific Segment'),
  'Flag events for last 30 days': feature(['Usage'], 'Flag events for last 30 days'),
  'Code references': feature(['Usage'], 'Code references'),
  'Is permanent?': feature(['Settings', 'Add Tag', 'Add New Tag'], /Is permanent\?/),
  'Add variant': integer('Add variant'),
  'Schedule Update': enterprise(feature([], 'Schedule Update')),
  History: versioned('History'),
  'Feature Change Requests > Open': enterprise(at('change-requests', ['Feature Change Requests', /^Open/])),
  'Feature Change Requests > Closed': enterprise(at('change-requests', ['Feature Change Requests', /^Closed/])),
  Identities: at('identities', ['Identities', 'customer-42']),
  'Create Identities': at('identities', ['Create Identities']),
  'Environment Settings': settings('Environment Settings'),
  General: {...settings('General'), only: ['advanced-use/change-requests']},
  'Environment Settings > General': settings('General', 'Environment Information'),
  'Environment Settings > Feature Versioning': settings('Feature Versioning'),
  'Feature Versioning': settings('Feature Versioning'),
  'Environment Settings > General > Feature Change Requests': settings('General', 'Feature Change Requests'),
  'Environment Settings > Warehouse': settings('Warehouse'),
  Warehouse: settings('Warehouse'),
  'Minimum number of approvals': approvals('settings', [], 'Minimum number of approvals'),
  Save: {...approvals('settings', [], 'Save'), only: ['advanced-use/change-requests']},
  'Create Change Request': approvals('features', ['dark_mode'], 'Create Change Request'),
  'Hide sensitive data': sdkSettings('Hide sensitive data'),
  'Environment Settings > SDK Settings > Hide sensitive data': sdkSettings('Hide sensitive data'),
  'Persist traits when using client-side SDK keys': sdkSettings('Persist traits when using client-side SDK keys'),
  'Use identity overrides in local evaluation': sdkSettings('Use identity overrides in local evaluation'),
  'Environment Settings > Webhooks > Create feature webhook': at('settings', ['Create feature webhook'], 'Webhooks'),
  'Test your webhook': at('settings', ['Test your webhook'], 'Webhooks', 'Create feature webhook'),
});
