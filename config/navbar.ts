import type {UserThemeConfig} from '@docusaurus/theme-common';

import {brand} from './brand';

export const navbarFor = ({baseUrl}: {baseUrl: string}) =>
  ({
    title: 'Docs',
    hideOnScroll: true,
    logo: {alt: brand.name, src: brand.logo.light, srcDark: brand.logo.dark, width: 118, height: 28},
    items: [
      {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
      {to: '/edge-api/', label: 'Edge API', position: 'left', activeBaseRegex: `^${baseUrl}edge-api(?!/overview)`},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'custom-displayMenu', position: 'right'},
      {href: brand.productUrl, label: brand.name, position: 'right', className: 'navbar-product-link'},
      {href: brand.sourceUrl, label: 'GitHub', position: 'right'},
      {href: brand.chatUrl, label: 'Discord', position: 'right'},
    ],
  }) satisfies UserThemeConfig['navbar'];
