/** Entry for pages: the wrapper that makes a worked example interactive. */
export {Aid} from './Aid';
