/**
 * A link to a place that the other page does not have: Docusaurus leaves the scroll position of the
 * page before; the page begins at its top.
 */
import type {ClientModule} from '@docusaurus/types';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname || !location.hash) return;
  if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))) window.scrollTo(0, 0);
};
