/** For the theme: clicks on plain links. */
export {internalRoute, isPlainClick, PLAIN_LINK} from './internalLink';
