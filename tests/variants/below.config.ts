/** The site below a path of its host, in other colours, with every hosted service switched on. */
import {variant} from './base';

export default variant({
  config: {title: 'Below'},
  css: ['./colours.css'],
  themeConfig: {
    navbar: {
      title: 'Below',
      items: [
        {to: '/two', label: 'Plain', position: 'left'},
        {type: 'doc', docId: 'three', label: 'Third', position: 'left'},
      ],
    },
    footer: {links: [{label: 'Two', to: '/two'}]},
  },
});
