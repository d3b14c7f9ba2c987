/** What other plugins may use of search in the browser. */
export {useBackend} from './useBackend';
export type {Passage, Retrieval, SearchBackend} from './backends/types';
