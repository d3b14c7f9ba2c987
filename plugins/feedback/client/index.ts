/** What other plugins may use to keep a reader's opinion. */
export {issueAddress} from './issueAddress';
export {postAnswer} from './postAnswer';
export {storeAnswer} from './storedAnswers';
