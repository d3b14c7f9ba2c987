/** A script of its own (node/continueFile.ts), for pages that the reader left in the middle. */
import {offerOnReturn} from './offerOnReturn';

offerOnReturn();
