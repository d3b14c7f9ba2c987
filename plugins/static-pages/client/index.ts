/** What compiled pages import (node/content/collapseStatic.ts). */
export {loadStrings} from './loadStrings';
export {StaticHtml} from './StaticHtml';
