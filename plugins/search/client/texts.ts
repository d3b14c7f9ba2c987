/** Every text of the search box and page, in one place. */
import {BUTTON_TEXTS} from './buttonTexts';

export const TEXTS = {
  ...BUTTON_TEXTS,
  placeholder: 'Search docs',
  clear: 'Clear the search',
  askAi: 'Ask AI',
  askAbout: (query: string) => `Ask AI about “${query}”`,
  results: 'Results',
  seeAll: (count: number) => (count === 1 ? 'See 1 result' : `See all ${count} results`),
  loading: 'Searching',
  retry: 'Try again',
  noDataTitle: 'Search is not ready yet',
  noDataHelp: 'Search reads the built pages. Run “npm run build” once, then start the development server again.',
  noResults: 'No results found for',
  trySearching: 'Try searching for',
  reportMissing: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  recent: 'Recent',
  favourites: 'Favourites',
  popular: 'Popular',
  askQuestion: 'Ask a question',
  save: (title: string) => `Save “${title}” as a favourite`,
  remove: (title: string) => `Remove “${title}” from this list`,
  type: 'Type',
  section: 'Section',
  allTypes: 'All types',
  allSections: 'All sections',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  pageTitle: 'Search the documentation',
  pageTitleFor: (query: string) => `Search results for “${query}”`,
  showMore: 'Show more results',
} as const;

const TYPE_LABELS: Record<string, string> = {
  concept: 'Concept',
  'how-to': 'How-to',
  reference: 'Reference',
  tutorial: 'Tutorial',
  landing: 'Overview',
};

export function typeLabel(type: string): string {
  return TYPE_LABELS[type] ?? type;
}

/** An issue that already says what was searched and where. */
export function reportUrl(issuesUrl: string, query: string): string {
  const url = new URL(issuesUrl);
  url.searchParams.set('title', `Docs search finds nothing for “${query}”`);
  url.searchParams.set('body', `I searched the documentation for:\n\n> ${query}\n\nI expected to find:\n\n`);
  return url.href;
}
