/**
 * The product's name, URLs and colours, for configuration and metadata. `src/css/tokens.css` holds
 * the derived shades. Sentences that readers see also contain the name: search for it in `config/`,
 * `plugins/`, `src/` and `docs/` to re-brand a fork.
 */
export const brand = {
  name: 'Flagsmith',
  siteTitle: 'Flagsmith Docs',
  tagline: 'Feature flags and remote config for web, mobile and server applications.',
  siteUrl: 'https://docs.flagsmith.com',
  productUrl: 'https://www.flagsmith.com',
  dashboardUrl: 'https://app.flagsmith.com',
  sourceUrl: 'https://github.com/Flagsmith/flagsmith',
  /** Folder of this site in the source repository; "Edit this page" appends the file's path. */
  docsSourceUrl: 'https://github.com/Flagsmith/flagsmith/edit/main/docs/',
  issuesUrl: 'https://github.com/Flagsmith/flagsmith/issues/new',
  chatUrl: 'https://discord.gg/hFhxNtXzgm',
  socialUrl: 'https://x.com/getflagsmith',
  statusUrl: 'https://status.flagsmith.com',
  supportEmail: 'support@flagsmith.com',
  /** For `.well-known/security.txt`; after `expires` it is stale. */
  security: {email: 'support@flagsmith.com', expires: '2027-10-31', policy: '/platform/contributing'},
  sdkApiUrl: 'https://edge.api.flagsmith.com/api/v1/',
  adminApiUrl: 'https://api.flagsmith.com/api/v1/',
  /** What samples have in place of an environment key. */
  keyPlaceholder: 'YOUR_ENVIRONMENT_KEY',
  copyrightYear: 2025,
  colours: {
    primary: '#5a32d6',
    primaryDark: '#b7a4ff',
    announcementBackground: '#2b1a66',
    announcementText: '#ffffff',
  },
  logo: {light: 'img/logo.svg', dark: 'img/logo-dark.svg', favicon: 'img/favicon.svg'},
} as const;
