/** For the panel of preferences (src/components/Preferences). */
export {applyHost} from './applyHost';
export {applyTheme} from './applySettings';
export {DEFAULT_THEME, parseHost, readHost, readTheme, storeHost, storeTheme} from './settings';
