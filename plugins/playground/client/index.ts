/** The door for pages: the wrapper that brings a worked example to life. */
export {Aid} from './Aid';
