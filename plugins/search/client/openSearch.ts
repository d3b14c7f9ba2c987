export type OpenRequest = {
  query: string;
  /** Opens in ask mode with the query as the first question. */
  ask?: boolean;
  /** Enter was pressed before the box was there. */
  isEntered?: boolean;
};

/**
 * Opens the search box; dispatched on the document with an `OpenRequest` as its detail
 * (plugins/hydrate-on-intent).
 */
export const OPEN_EVENT = 'site:open-search';
