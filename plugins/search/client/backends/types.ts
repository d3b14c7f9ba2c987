/**
 * What the search box and the search page know of an engine: every backend has the same interface.
 */
import type {FailureReason as LoadFailure} from '../../../shared/browser/failureReason';
import type {AskAnswer, Filters, SearchAnswer} from '../../types';

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
   * What the docs say to a question or a pasted error text, quoted from the given tab where a
   * section has tabs. Absent when the backend has no full text.
   */
  ask?: (question: string, options?: {signal?: AbortSignal; tab?: string | undefined}) => Promise<AskAnswer>;
};

/** `no-data`: the site was never built, so there is nothing to search yet. */
export type FailureReason = LoadFailure | 'no-data';

export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
  constructor(
    message: string,
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
