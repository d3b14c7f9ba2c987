/**
 * What the search box and the search page know of an engine: every backend has the same interface.
 */
import type {Filters, Retrieval, SearchAnswer} from '../../engine/types';

export type SearchOptions = {limit: number; filters?: Filters; signal?: AbortSignal};

export type SearchBackend = {
  /** How long to wait for further keystrokes before asking; 0 where an answer costs nothing. */
  delayMs: number;
  /** Starts whatever takes time, on the reader's first sign of interest. Never rejects. */
  warmUp: () => Promise<void>;
  /** Loads what only the open box needs. Never rejects; absent when there is nothing to load. */
  prepare?: () => Promise<void>;
  /** Rejects with SearchUnavailable when no answer can be had. */
  search: (query: string, options: SearchOptions) => Promise<SearchAnswer>;
  /**
   * Places for the assistant to quote from, in the given tab where a section has tabs. Absent when
   * the backend has no full text.
   */
  retrieve?: (question: string, options?: {signal?: AbortSignal; tab?: string | undefined}) => Promise<Retrieval>;
};

export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
  constructor(
    message: string,
    /** `no-data`: the site was never built, so there is nothing to search yet. */
    readonly reason: 'network' | 'no-data' | 'service',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
