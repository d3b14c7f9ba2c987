/** The door for the generated routes, the theme and static parts. */
export {createLayer} from './createLayer';
export {createLazyRoute} from './createLazyRoute';
export {DocPage} from './DocPage';
export {findPage, loadPage, staticPart} from './pageStore';
