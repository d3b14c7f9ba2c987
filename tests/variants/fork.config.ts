/**
 * A site that differs wherever it may: every kind of navbar item, a flat footer, no announcement,
 * two colour modes, two languages, a blog, no history.
 */
import {i18n} from '../../config/i18n';
import {postMarkdown} from '../../config/markdown';
import {variant} from './base';

export default variant({
  config: {title: 'Fork', i18n: {...i18n, locales: ['en', 'fr']}},
  blog: {...postMarkdown, showReadingTime: false, onUntruncatedBlogPosts: 'ignore'} as never,
  plugins: {
    'lean-bundle': {keepClasses: ['avatar', 'col--', 'margin', 'pagination', 'badge']},
  },
  themeConfig: {
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    navbar: {
      title: 'Fork',
      items: [
        {to: '/two', label: 'Plain', position: 'left'},
        {
          type: 'dropdown',
          label: 'Menu',
          position: 'left',
          items: [
            {to: '/two', label: 'Second'},
            {type: 'doc', docId: 'three', label: 'Third'},
          ],
        },
        {type: 'doc', docId: 'two', label: 'Doc', position: 'left'},
        {type: 'docSidebar', sidebarId: 'tutorial', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'html', value: '<b class="raw-item">Raw</b>', position: 'right'},
      ],
    },
    footer: {
      links: [
        {label: 'Two', to: '/two'},
        {label: 'Blog', to: '/blog'},
      ],
      copyright: 'A fork',
    },
  },
});
