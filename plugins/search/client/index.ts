/** What other plugins may use of search in the browser. */
export {useBackend} from './useBackend';
export type {Passage, PassageBlock, Retrieval} from '../engine/types';
export type {SearchBackend} from './backends/types';
