/** Labels of an organisation and of the account of a member. */
import {labelChecks, type Place} from '../../scripts/conformance/labels/pages';
import type {Click} from '../types';

const ORGANISATION = '/organisation/{organisation}';
const at = (path: string, sees: Place['sees'], ...click: Click[]): Place => ({path: `${ORGANISATION}/${path}`, sees, click});
const enterprise = (place: Place): Place => ({...place, needs: 'enterprise'});
const settings = (tab: string, ...sees: Place['sees']): Place => at('settings', sees, tab);
const trust = (...sees: Place['sees']): Place => at('settings', sees, 'API Access', 'Add trust relationship', 'GitHub Actions');
const otherTrust = (...sees: Place['sees']): Place => at('settings', sees, 'API Access', 'Add trust relationship', 'Other OIDC provider');
const account = (tab: string, ...sees: Place['sees']): Place => ({path: '/account', sees, click: [tab]});

export default labelChecks({
  Projects: at('projects', ['Projects', 'Shop']),
  'Create Project': at('projects', ['Create Project']),
  Usage: {
    ...at('usage', ['Usage', 'Period']),
    only: ['billing/index', 'guides-and-examples/efficient-api-usage', 'system-administration/api-usage'],
  },
  'Organisation Integrations': at('settings', ['Organisation Integrations']),
  'Organisation Settings': at('settings', ['Organisation Settings']),
  'Organisation Settings > General': settings('General', 'Organisation Information'),
  'Enforce Two-Factor Authentication': settings('General', 'Enforce Two-Factor Authentication'),
  'Organisation Settings > API Access': settings('API Access', 'Create API Key'),
  'API Access': settings('API Access', 'API Access'),
  'Trust relationships': settings('API Access', 'Trust relationships'),
  'Add trust relationship': settings('API Access', 'Add trust relationship'),
  'GitHub Actions': at('settings', ['GitHub Actions'], 'API Access', 'Add trust relationship'),
  'GitHub environment': trust(/GitHub environment/),
  'Workflow filename': trust(/Workflow filename/),
  'Is admin': trust('Is admin'),
  'Other OIDC provider': otherTrust('Other OIDC provider'),
  'Trusted issuer URL': otherTrust(/Trusted issuer URL/),
  'Expected audience': otherTrust(/Expected audience/),
  'Organisation Settings > Webhooks': settings('Webhooks', 'Audit Webhooks'),
  'Organisation Settings > Webhooks > Create audit webhook': settings('Webhooks', 'Create audit webhook'),
  'Organisation Settings > Custom Fields': settings('Custom Fields', 'Custom Fields'),
  'Organisation Settings > SSO': settings('SSO', 'SSO'),
  'Users and Permissions': at('permissions', ['Users and Permissions', 'Members', 'Groups', 'Roles']),
  'Users and Permissions > Roles': at('permissions', ['Roles']),
  Members: at('permissions', ['Members']),
  Groups: {...at('permissions', ['Groups']), only: ['system-administration/rbac']},
  Roles: at('permissions', ['Roles']),
  'Invite members': at('permissions', ['Invite members']),
  'Organisation Administrator': at('permissions', ['Organisation Administrator']),
  'Add new users by default': at('permissions', ['Add new users by default'], 'Groups', 'Create Group'),
  'External ID': at('permissions', ['External ID'], 'Groups', 'Create Group'),
  'Account Settings': account('General', 'Account Settings'),
  'Log Out': account('General', 'Log Out'),
  'Account Settings > Change Email Address': account('General', 'Change Email Address'),
  'Account Settings > Delete Account': account('General', 'Delete Account'),
  'Account Settings > Show JSON References': account('General', 'Show JSON References'),
  'API Keys': account('API Keys', 'API Keys'),
  'Account Settings > API Keys': account('API Keys', 'Manage API Keys'),
  'Account Settings > API Keys > Invalidate': account('API Keys', 'Invalidate'),
  Invalidate: account('API Keys', 'Invalidate'),
  'Account Settings > Security': account('Security', 'Two-Factor Authentication'),
  'Enable Two-Factor Authentication': enterprise(account('Security', 'Enable Two-Factor Authentication')),
  'Platform Hub': {path: '/organisations', sees: ['Platform Hub']},
  'Create Organisation': {path: '/organisations', sees: ['Create Organisation']},
});
