import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item =
  | string
  | {type: 'doc'; id: string; label?: string; className?: string}
  | {type: 'link'; label: string; href: string; className: string}
  | {type: 'category'; label: string; link?: {type: 'doc'; id: string}; items: Item[]; collapsed?: boolean};

/** A category whose own page is the section's index, and whose pages share its folder. */
function section(label: string, folder: string, pages: (string | Item)[], index = true): Item {
  return {
    type: 'category',
    label,
    ...(index ? {link: {type: 'doc', id: `${folder}/index`} as const} : {}),
    items: pages.map((page) => (typeof page === 'string' ? `${folder}/${page}` : page)),
  };
}

/** A category whose own page has the name of its folder. */
function topic(label: string, id: string, pages: string[]): Item {
  return {type: 'category', label, link: {type: 'doc', id}, items: pages.map((page) => `${id}/${page}`)};
}

/** With its method as a badge (plugins/api-reference/client/apiReference.css). */
function operation(method: 'GET' | 'POST' | 'PUT', page: string): Item {
  return {type: 'doc', id: `edge-api/${page}`, className: `operation-${method.toLowerCase()}`};
}

/** The order is the path we propose to a reader who starts at the top. */
const tutorialSidebar: Item[] = [
  // The label of the first page is that of the sidebar in the site's data; without one it would be
  // the id.
  {type: 'doc', id: 'intro', label: 'Overview'},
  'quickstart',
  section('Flags and targeting', 'basic-features', [
    'managing-features',
    'managing-identities',
    topic('Segments', 'basic-features/segments', ['operators', 'sdk-differences', 'api']),
    {type: 'doc', id: 'advanced-use/transient-traits', label: 'Transient identities and traits'},
    'glossary',
  ]),
  section(
    'Release and organise flags',
    'advanced-use',
    [
      'ab-testing',
      'experiments',
      'change-requests',
      'scheduled-flags',
      'release-pipelines',
      'flag-management',
      'feature-versioning',
      'code-references',
      'custom-fields',
      'flag-analytics',
      'feature-health',
    ],
    false,
  ),
  section('Edge and real-time delivery', 'advanced-use', ['edge-api', 'edge-proxy', 'real-time-flags'], false),
  section('SDKs, APIs and CLI', 'clients', [
    topic('Server-side SDKs', 'clients/server-side', [
      'local-evaluation',
      'failures',
      'testing',
      'reference',
      'migration',
      'known-problems',
    ]),
    topic('JavaScript', 'clients/javascript', ['changes-and-cache', 'code-and-tests', 'reference', 'errors']),
    'react',
    'next-ssr',
    'android',
    'ios',
    'flutter',
    topic('OpenFeature', 'clients/openfeature', ['options']),
    topic('Admin API', 'clients/rest', [
      'recipes',
      'organisations',
      'permissions',
      'keys',
      'projects',
      'features',
      'flags',
      'segments',
      'environments',
      'identities',
      'change-requests',
      'experiments',
      'integrations',
      'audit',
      'accounts',
    ]),
    'CLI',
    '3rd-party',
  ]),
  'edge-api/overview',
  section(
    'Guides and examples',
    'guides-and-examples',
    [
      'integration-approaches',
      'defensive-coding',
      'efficient-api-usage',
      'staged-feature-rollouts',
      'flag-lifecycle',
      'micro-service-architectures',
      'mobile-app-versioning',
      'testing-push-notifications',
    ],
    false,
  ),
  section('Integrations', 'integrations', [
    section('Analytics', 'integrations/analytics', ['adobe', 'amplitude', 'heap', 'mixpanel', 'rudderstack', 'segment'], false),
    section('Monitoring', 'integrations/apm', ['appdynamics', 'datadog', 'dynatrace', 'grafana', 'newrelic', 'sentry'], false),
    section('Project management', 'integrations/project-management', ['github', 'gitlab', 'jira', 'servicenow', 'slack'], false),
    topic('Terraform', 'integrations/terraform', ['resources']),
    'mcp-server',
    'backstage',
    'webhook',
  ]),
  section('Self-hosting', 'deployment', [
    section(
      'Install',
      'deployment/hosting',
      [
        'production',
        'docker',
        'kubernetes',
        'openshift',
        'aws',
        'google-cloud',
        'aptible',
        'locally-api',
        'locally-frontend',
        'locally-edge-proxy',
        section('Real-time service', 'deployment/hosting/real-time', ['deployment', 'operations']),
      ],
      false,
    ),
    'upgrade',
    section(
      'Configure and operate',
      'deployment/configuration',
      [
        topic('Environment variables', 'deployment/configuration/environment-variables', [
          'api',
          'api-sign-in',
          'api-caching',
          'task-processor',
          'dashboard',
          'edge-proxy',
          'sse',
          'removed',
        ]),
        topic('Helm chart values', 'deployment/configuration/helm-values', [
          'api',
          'dashboard',
          'task-processor',
          'databases',
          'sse',
          'network',
          'scaling',
        ]),
        {type: 'doc', id: 'system-administration/architecture', label: 'Architecture'},
        {type: 'doc', id: 'system-administration/metrics', label: 'Metrics and tracing'},
        'network',
        'analytics-storage',
        'dashboard-flags',
        'air-gapped',
        'sizing-and-scaling',
        'task-processor',
        'django-admin',
        'enterprise-edition',
        'usage-reports',
        'troubleshooting',
      ],
      false,
    ),
  ]),
  section(
    'Organisation administration',
    'system-administration',
    [
      'rbac',
      section('Authentication', 'system-administration/authentication', ['SAML/index', 'Okta', 'ADFS', 'OAuth', 'LDAP']),
      'audit-logs',
      topic('Webhooks', 'system-administration/webhooks', ['events']),
      'environment-settings',
      section('Importing and exporting', 'system-administration/importing-and-exporting', ['features', 'organisations', 'launchdarkly']),
      'api-usage',
      'system-limits',
      'security',
    ],
    false,
  ),
  section('Releases and community', 'platform', ['releases', 'known-problems', 'roadmap', 'contributing'], false),
  'version-comparison',
  'billing/index',
  'support/index',
];

const apiSidebar: Item[] = [
  section('SDK API', 'edge-api', [
    'edge-api',
    {type: 'category', label: 'Flags', items: [operation('GET', 'get-flags')], collapsed: false},
    {
      type: 'category',
      label: 'Identities',
      items: [
        operation('GET', 'get-identity-flags-and-traits'),
        operation('POST', 'identify-user'),
        operation('POST', 'bulk-insert-identities-overwrite'),
        operation('PUT', 'bulk-insert-identities-update'),
      ],
      collapsed: false,
    },
    {
      type: 'category',
      label: 'For SDKs',
      items: [
        {type: 'link', label: 'Environment document', href: '/edge-api/overview#environment-document', className: 'operation-get'},
        {type: 'link', label: 'Flag analytics', href: '/edge-api/overview#flag-analytics', className: 'operation-post'},
      ],
      collapsed: false,
    },
  ]),
];

export default {tutorialSidebar, apiSidebar} satisfies SidebarsConfig;
