/** What other plugins may use of search in the browser. */
export {OPEN_EVENT} from './openSearch';
export {toUnavailable} from './toUnavailable';
export {useBackend} from './useBackend';
export type {AskAnswer, Card, ErrorRow, Passage, PassageBlock} from '../types';
export type {SearchBackend, SearchUnavailable} from './backends/types';
