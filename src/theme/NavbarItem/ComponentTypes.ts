/**
 * The stock theme/NavbarItem/ComponentTypes and ours: config/navbar.ts names it as
 * `custom-preferences`.
 */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import {Preferences} from '@site/src/components/Preferences';

export default {...ComponentTypes, 'custom-preferences': Preferences};
