/** What other plugins may use of the assistant in the browser. */
export {AskPanel} from './ui/AskPanel';
