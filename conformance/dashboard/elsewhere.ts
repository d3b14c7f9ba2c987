/** Labels that an open source instance of one organisation cannot show. */
import {labelsElsewhere} from '../../scripts/conformance/labels/pages';

export default labelsElsewhere({
  'the endpoints of change requests and schedules belong to the Enterprise image': [
    'Approve',
    'Publish Change',
    'Publish Scheduled Change',
  ],
  'the endpoints of release pipelines belong to the Enterprise image': [
    'Add to Release Pipeline',
    'Publish',
    'Release Pipeline',
    'Remove from Release Pipeline',
    'Save & Publish',
    'Save as Draft',
  ],
  'the endpoints of SAML and SCIM belong to the Enterprise image, so that no configuration can be opened': [
    'Attribute Mapping',
    'Create a SCIM configuration',
    'Download Service Provider Metadata',
    'Flagsmith user attribute',
    'IdP attribute name',
    'Regenerate Token',
    'SCIM base URL',
    'SCIM Configuration',
    'Update Configuration',
  ],
  'the endpoints of roles belong to the Enterprise image': [
    'Granted',
    'Granted for tags',
    'Manage user groups',
    'View environment',
    'View project',
  ],
  'needs an invitation that was sent by email': ['Resend'],
  'shown by the Enterprise image only': ['Organisation Settings > Licensing', 'Restrict Project Creation'],
  'shown on SaaS only': ['Global Edge API Opt in', 'Organisation Settings > Billing', 'Start Migration'],
  'needs a GitHub App installation': [
    'Add Tags and Labels',
    'Add Your Repository',
    'Delete Integration',
    'Links',
    'Manage available GitHub Repositories',
    'Manage Repositories',
    'Remove',
  ],
  'a button of Django Admin, of SCIM (Enterprise) and of the GitHub App': [
    {
      label: 'Delete',
      only: [
        'deployment/configuration/django-admin',
        'system-administration/authentication/SAML/index',
        'integrations/project-management/github',
      ],
    },
  ],
  'seen to be missing in 2.265.0, as the page says: the comparison of two identities stays empty': ['Clone Features states'],
  'shown for a moment, while a job runs': ['Processing', 'Failed'],
  'needs a Slack workspace': ["Can't see your channel?", 'Channel'],
  'needs an alert of a connected provider': ['Unhealthy'],
  'needs an authenticator app': [
    'Disable two-factor',
    'Pin code',
    'Register with two-factor app',
    'Two-factor authentication code',
    'Verify Code',
  ],
  'shown before anybody has signed up': ['Get Started', 'Opt in to a free technical onboarding call'],
  'shown to a new account only': ['Create your first Feature', "Skip onboarding, I'm a pro", 'Welcome to Flagsmith'],
  'shown while the API does not answer': ['Maintenance'],
});
