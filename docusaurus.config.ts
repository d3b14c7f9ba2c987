import path from 'node:path';

import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcement} from './config/announcement';
import {brand} from './config/brand';
import {readEnv} from './config/env';
import {footerFor} from './config/footer';
import {lastChanges, withLastChange} from './config/git';
import {i18n} from './config/i18n';
import {pageMarkdown, withOwnAddress} from './config/markdown';
import {navbarFor} from './config/navbar';
import {features} from './config/plugins';
import {readChecks, withChecks} from './plugins/conformance/index';
import {pageTemplate} from './plugins/hydrate-on-intent/index';

const env = readEnv();
const changes = lastChanges(process.cwd(), 'docs');
const checks = readChecks();

const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: env.siteUrl ?? brand.siteUrl,
  baseUrl: env.baseUrl,
  favicon: brand.logo.favicon,
  baseUrlIssueBanner: false,
  trailingSlash: undefined,
  ssrTemplate: pageTemplate,
  future: {
    // By name, because `true` also turns on what later releases add.
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      mdxCrossCompilerCache: true,
    },
  },

  // tests/specification.md 8.5; tests/content turns the warnings into failures, so that nothing
  // rots.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    // Names between colons stay text; looking for them in every word takes a second of each build.
    emoji: false,
    preprocessor: withOwnAddress,
    parseFrontMatter: withChecks(checks, path.resolve('docs'), withLastChange(changes)),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  i18n,

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
          ...pageMarkdown,
        },
        sitemap: {lastmod: changes.size > 0 ? 'date' : null, changefreq: null, priority: null, ignorePatterns: ['/search']},
        theme: {customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/custom.css']},
      } satisfies PresetOptions,
    ],
  ],

  plugins: features.map(({name, options}) => [`./plugins/${name}/index.ts`, options ?? {}]),

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
