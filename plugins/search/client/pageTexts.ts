/** What only the search page says: the box does not carry it. */
export const PAGE_TEXTS = {
  title: 'Search the documentation',
  titleFor: (query: string) => `Search results for “${query}”`,
  showMore: 'Show more results',
} as const;
