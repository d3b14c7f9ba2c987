export type OpenRequest = {
  query: string;
  /** Opens in ask mode with the query as the first question. */
  ask?: boolean;
};

export const OPEN_EVENT = 'site:open-search';

/** Opens the search box from anywhere: a page that was not found, the assistant. */
export function openSearch(request: OpenRequest): void {
  document.dispatchEvent(new CustomEvent(OPEN_EVENT, {detail: request}));
}
