/** For the theme: clicks on links inside static parts. */
export {internalRoute, isPlainClick} from './internalLink';
