/** For the template of pages, which names the file. */
export {continueFile} from './continueFile';
