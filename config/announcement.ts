import type {UserThemeConfig} from '@docusaurus/theme-common';

import {brand} from './brand';

/** A new id shows the bar again to readers who closed the former one. */
export const announcement = {
  id: 'star-and-follow-1',
  content: `If ${brand.name} is useful to you, <a href="${brand.sourceUrl}" rel="noopener noreferrer" target="_blank">star the repository</a> and <a href="${brand.socialUrl}" rel="noopener noreferrer" target="_blank">follow us</a>.`,
  backgroundColor: brand.colours.announcementBackground,
  textColor: brand.colours.announcementText,
  isCloseable: true,
} satisfies UserThemeConfig['announcementBar'];
