import type {UserThemeConfig} from '@docusaurus/theme-common';

import {brand} from './brand';

export const footer = {
  style: 'light',
  logo: {alt: brand.name, src: brand.logo.light, srcDark: brand.logo.dark, href: brand.productUrl, width: 118, height: 28},
  links: [
    {
      title: 'Start',
      items: [
        {label: 'Quickstart', to: '/quickstart'},
        {label: 'SDKs', to: '/clients/'},
        {label: 'Run it yourself', to: '/deployment/'},
        {label: 'Compare the editions', to: '/version-comparison'},
      ],
    },
    {
      title: 'Reference',
      items: [
        {label: 'SDK API', to: '/edge-api'},
        {label: 'Admin API', to: '/clients/rest'},
        {label: 'Environment variables', to: '/deployment/configuration/environment-variables'},
        {label: 'System limits', to: '/system-administration/system-limits'},
      ],
    },
    {
      title: 'Help',
      items: [
        {label: 'Support', to: '/support/'},
        {label: 'Troubleshooting', to: '/deployment/configuration/troubleshooting'},
        {label: 'Status', href: brand.statusUrl},
        {label: 'Discord', href: brand.chatUrl},
      ],
    },
    {
      title: 'Project',
      items: [
        {label: brand.name, href: brand.productUrl},
        {label: 'Source code', href: brand.sourceUrl},
        {label: 'Releases', to: '/platform/releases'},
        {label: 'Contribute', to: '/platform/contributing'},
      ],
    },
  ],
  copyright: `Copyright © ${brand.copyrightYear} Bullet Train Ltd. Flagsmith documentation, open source under the BSD 3-Clause licence.`,
} satisfies UserThemeConfig['footer'];

/** Readers can change their answer only where a service asks for one. */
export function footerFor({asksForConsent}: {asksForConsent: boolean}): typeof footer {
  if (!asksForConsent) return footer;
  const choices = {
    html: '<button type="button" class="clean-btn footer__link-item" data-privacy-choices>Privacy choices</button>',
  } as never;
  return {
    ...footer,
    links: footer.links.map((column) =>
      column.title === 'Help' ? {...column, items: [...column.items, choices]} : column,
    ) as typeof footer.links,
  };
}
