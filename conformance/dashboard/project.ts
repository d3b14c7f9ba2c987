/** Labels of a project: its menu, segments, comparison and settings. */
import {labelChecks, type Place} from '../../scripts/conformance/labels/pages';
import type {Click} from '../types';

const PROJECT = '/project/{project}';
const at = (path: string, sees: Place['sees'], ...click: Click[]): Place => ({path: `${PROJECT}/${path}`, sees, click});
const enterprise = (place: Place): Place => ({...place, needs: 'enterprise'});
/** The text of a closed list does not take clicks, its frame does. */
const select = (shown: string): Click => ({css: `.react-select__control:has-text("${shown}")`});
const segment = (...sees: Place['sees']): Place => at('segments', ['New Segment', ...sees], 'Create Segment');
const operators = (...sees: Place['sees']): Place => at('segments', sees, 'Create Segment', select('Exactly Matches (=)'));
const contextValues = (...sees: Place['sees']): Place => at('segments', sees, 'Create Segment', select('Trait / Context value'));
const settings = (...sees: Place['sees']): Place => at('settings', sees);
const tab = (name: string, ...sees: Place['sees']): Place => at('settings', sees, name);
const providers = (...sees: Place['sees']): Place => at('settings', sees, 'Feature Health', select('Select a provider'));

/**
 * The preview compares the file with the features of the environment, and fails when they are not
 * there yet.
 */
const FEATURE_FILE: Click = {
  upload: [
    {
      name: 'gift_wrapping',
      default_enabled: false,
      is_server_key_only: false,
      initial_value: null,
      value: null,
      enabled: true,
      multivariate: [],
    },
  ],
  after: '/projects/{project}/features/?',
};

export default labelChecks({
  Segments: at('segments', ['Segments', 'pro_plan']),
  'Create Segment': at('segments', ['Create Segment']),
  'Include Feature-Specific': at('segments', ['Include Feature-Specific']),
  Lifecycle: at('segments', ['Lifecycle']),
  Pipelines: at('segments', ['Pipelines']),
  'Project > Audit Log': at('segments', ['Audit Log']),
  Integrations: {...at('segments', ['Integrations'])},
  'Exactly Matches (=)': segment('Exactly Matches (=)'),
  'Add AND Condition': segment('Add AND Condition'),
  Trait: segment('Trait / Context value'),
  Contains: operators('Contains'),
  'Is set': operators('Is set'),
  'Is not set': operators('Is not set'),
  '% Split': operators('% Split'),
  'SemVer >': operators('SemVer >'),
  'SemVer >=': operators('SemVer >='),
  'SemVer \\<=': operators('SemVer <='),
  Identifier: contextValues('Identifier'),
  'Compare > Environments': at('compare', ['Environments', 'Compare Environments']),
  'Compare > Feature Values': at('compare', ['Feature Values']),
  'Compare > Identities': at('compare', ['Identities']),
  'Project Settings': settings('Project Settings'),
  'Project Settings > General': settings('General', 'Project Name'),
  'Project Settings > General > Segment Change Requests': settings('General', 'Segment Change Requests'),
  'Segment Change Requests': settings('Segment Change Requests'),
  'Project Settings > General > Stale Flag Detection': settings('General', 'Stale Flag Detection'),
  'Prevent Flag Defaults': settings('Prevent Flag Defaults'),
  'Enforce Feature Ownership': settings('Enforce Feature Ownership'),
  'Case sensitive features': settings('Case sensitive features'),
  'Feature name RegEx': settings('Feature name RegEx'),
  'Project Settings > SDK Settings': tab('SDK Settings', 'Hide disabled flags from SDKs'),
  'Hide disabled flags from SDKs': tab('SDK Settings', 'Hide disabled flags from SDKs'),
  'Realtime Updates': tab('SDK Settings', 'Realtime Updates'),
  'Project Settings > Usage': at('settings?tab=usage', ['Usage', 'Project Usage']),
  'Project Settings > Feature Health': tab('Feature Health', /^Manage Health Providers/),
  'Feature Health': tab('Feature Health', 'Feature Health'),
  'Provider Name': tab('Feature Health', 'Provider Name'),
  Create: {...tab('Feature Health', 'Create'), only: ['advanced-use/feature-health']},
  Webhook: {...providers('Webhook'), only: ['advanced-use/feature-health']},
  Grafana: {...providers('Grafana'), only: ['advanced-use/feature-health']},
  'Project Settings > Import > Flagsmith': tab('Import', 'Flagsmith', 'Merge Strategy'),
  Skip: tab('Import', /^Skip/),
  'Overwrite Destructive': tab('Import', /^Overwrite Destructive/),
  Import: {...tab('Import', 'Import'), only: ['system-administration/importing-and-exporting/features']},
  'Import Features': at('settings', ['Preview', 'Import Features'], 'Import', FEATURE_FILE),
  'Project Settings > Import > LaunchDarkly': at('settings', ['Import LaunchDarkly Projects'], 'Import', 'LaunchDarkly'),
  'Set LaunchDarkly key': at('settings', ['Set LaunchDarkly key'], 'Import', 'LaunchDarkly'),
  Next: at('settings', ['Next'], 'Import', 'LaunchDarkly'),
  'Project Settings > Export': tab('Export', 'Filter Exported Features'),
  'Export Features': tab('Export', 'Export Features'),
  'Project Settings > Custom Fields': enterprise(tab('Custom Fields', 'Project Fields')),
  'Create Custom Field': enterprise(tab('Custom Fields', 'Create Custom Field')),
  'Custom Fields': enterprise(at('segments', ['Custom Fields'], 'pro_plan')),
  'Create Release Pipeline': enterprise(at('release-pipelines', ['Release Pipelines', 'Create Release Pipeline'])),
});
