/**
 * Two versions of the docs, an announcement in other colours that stays, and every service that
 * asks for consent.
 */
import {footerFor} from '../../config/footer';
import {variant} from './base';

const {copyright, links} = footerFor({asksForConsent: true});
const help = links.flatMap(({items}) => items as {html?: string}[]).filter(({html}) => html);

export default variant({
  config: {title: 'Versions'},
  docs: {
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: '/'}, '1.0': {label: '1.0', path: 'one'}},
  },
  themeConfig: {
    announcementBar: {id: 'other', content: 'Another announcement', backgroundColor: '#004400', textColor: '#ffff00', isCloseable: false},
    navbar: {
      items: [
        {type: 'docsVersionDropdown', position: 'left'},
        {type: 'docsVersion', position: 'left', label: 'Version'},
        {type: 'doc', docId: 'two', label: 'Guide', position: 'left'},
      ],
    },
    footer: {copyright, links: [{title: 'Help', items: help}]},
  },
});
