import path from 'node:path';

import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcement} from './config/announcement';
import {apis} from './config/apis';
import {brand} from './config/brand';
import {readEnv} from './config/env';
import {footerFor} from './config/footer';
import {lastChanges, withLastChange} from './config/git';
import {fileTypes, securityHeaders} from './config/headers';
import {navbarFor} from './config/navbar';
import {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins, withOwnAddress} from './config/markdown';
import {policyFor} from './config/contentSecurityPolicy';
import {checkedPages, readConformance, withChecks} from './plugins/conformance/node/pageChecks';
import {pageTemplate} from './plugins/hydrate-on-intent/node/pageTemplate';

const env = readEnv();
const changes = lastChanges(process.cwd(), 'docs');
const checks = checkedPages(readConformance(process.cwd()));

const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: env.siteUrl ?? brand.siteUrl,
  baseUrl: env.baseUrl,
  favicon: brand.logo.favicon,
  baseUrlIssueBanner: false,
  trailingSlash: undefined,
  ssrTemplate: pageTemplate({announcementId: announcement.id, baseUrl: env.baseUrl, siteDir: process.cwd()}),
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // With this on, the server's build waits for pages that the browser's build compiles: it holds none (plugins/static-pages), or has them in its
      // cache, and the wait never ends.
      mdxCrossCompilerCache: false,
    },
  },

  // tests/specification.md 8.5; tests/content turns the warnings into failures, so that nothing rots.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    // Names between colons stay text; looking for them in every word takes a second of each build.
    emoji: false,
    preprocessor: withOwnAddress,
    parseFrontMatter: withChecks(checks, path.resolve('docs'), withLastChange(changes)),
    // `## Heading {#id}`; Docusaurus 3.10 needs it said when `v4` is on.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},

  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: true,
          breadcrumbs: true,
          editUrl: brand.docsSourceUrl,
          showLastUpdateTime: changes.size > 0,
          admonitions: {keywords: ['check'], extendDefaults: true},
          beforeDefaultRemarkPlugins,
          remarkPlugins,
          rehypePlugins,
        },
        sitemap: {lastmod: changes.size > 0 ? 'date' : null, changefreq: null, priority: null, ignorePatterns: ['/search']},
        theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    './plugins/code-blocks/index.ts',
    './plugins/images/index.ts',
    './plugins/static-pages/index.ts',
    './plugins/data-tables/index.ts',
    './plugins/lean-bundle/index.ts',
    './plugins/hydrate-on-intent/index.ts',
    './plugins/preferences/index.ts',
    './plugins/navigation/index.ts',
    './plugins/table-of-contents/index.ts',
    './plugins/not-found/index.ts',
    './plugins/code-samples/index.ts',
    './plugins/playground/index.ts',
    ['./plugins/api-reference/index.ts', {apis}],
    './plugins/markdown-twins/index.ts',
    './plugins/seo/index.ts',
    './plugins/social-images/index.ts',
    './plugins/feeds/index.ts',
    './plugins/page-menu/index.ts',
    ['./plugins/feedback/index.ts', {url: env.feedbackUrl ?? null, issuesUrl: brand.issuesUrl}],
    './plugins/glossary/index.ts',
    './plugins/reading-position/index.ts',
    ['./plugins/search/index.ts', {hosted: env.search, issuesUrl: brand.issuesUrl}],
    [
      './plugins/assistant/index.ts',
      {...env.assistant, supportEmail: brand.supportEmail, issuesUrl: brand.issuesUrl, communityUrl: brand.chatUrl},
    ],
    ['./plugins/analytics/index.ts', {settings: env.services}],
    ['./plugins/offline/index.ts', {enabled: env.offline}],
    './plugins/licences/index.ts',
    './plugins/conformance/index.ts',
    './plugins/dev-notice/index.ts',
    ['./plugins/delivery/index.ts', {rules: () => ({headers: securityHeaders, policy: policyFor(env), types: fileTypes})}],
  ],

  themeConfig: {
    image: 'social/index.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    announcementBar: announcement,
    navbar: navbarFor(env),
    footer: footerFor({asksForConsent: Object.keys(env.services).length > 0}),
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
};

export default config;
