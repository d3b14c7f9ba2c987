/** For the template of pages, which names the file. */
export {codeThemesFile} from './codeThemesFile';
