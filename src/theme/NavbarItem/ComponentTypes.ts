import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import {DisplayMenu} from '@site/src/components/DisplayMenu';

/** All stock item types, and ours: docusaurus.config names it as `custom-displayMenu`. */
export default {...ComponentTypes, 'custom-displayMenu': DisplayMenu};
