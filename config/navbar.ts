import {existsSync} from 'node:fs';

import type {UserThemeConfig} from '@docusaurus/theme-common';

import {brand} from './brand';
import {inLanguage} from './i18n';

/** The item for versions names the version also when there is only one, and nothing to choose. */
const versions = existsSync('versions.json') ? [{type: 'docsVersionDropdown', position: 'right'} as const] : [];

export const navbarFor = ({baseUrl}: {baseUrl: string}) =>
  ({
    hideOnScroll: true,
    logo: {alt: brand.name, src: brand.logo.light, srcDark: brand.logo.dark, width: 118, height: 28},
    items: [
      {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
      {to: '/edge-api/', label: 'Edge API', position: 'left', activeBaseRegex: `^${inLanguage(baseUrl)}edge-api(?!/overview)`},
      {type: 'search', position: 'left', className: 'navbar-search'},
      ...versions,
      {href: brand.productUrl, label: brand.name, position: 'right', className: 'navbar-product-link'},
      {href: brand.sourceUrl, label: 'GitHub', position: 'right'},
      {href: brand.chatUrl, label: 'Discord', position: 'right'},
      {type: 'custom-setup', position: 'right'},
    ],
  }) satisfies UserThemeConfig['navbar'];
