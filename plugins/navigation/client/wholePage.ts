/** Between pages of the application the browser marks no target. This runs before Docusaurus scrolls. */
import type {ClientModule} from '@docusaurus/types';

import {markWholePage} from './layOutForTargets';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => markWholePage(location.hash !== '');
