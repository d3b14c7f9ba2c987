/** For the inline loader, which names the file. */
export {readCodeThemes} from './codeThemesFile';
