/**
 * A link to a place in a page needs the true height of everything above it, so the page is laid out as a whole (src/css/long-pages.css). The browser marks the
 * target of an address that it loads itself; between pages of the application nobody does, and this runs before Docusaurus scrolls.
 */
import type {ClientModule} from '@docusaurus/types';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  document.documentElement.toggleAttribute('data-whole-page', location.hash !== '');
};
