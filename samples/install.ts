/** Installs the npm packages that samples import, and the parsers, which content tests need too. */
import {installNodePackages} from './runner/packages';

await installNodePackages();
