/** What the generated routes import (node/routes/reduceTables.ts). */
export {createLayer} from './createLayer';
export {createLazyRoute} from './createLazyRoute';
export {DocPage} from './DocPage';
