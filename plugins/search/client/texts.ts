/** Every text of the search box; the page has a few of its own (pageTexts.ts). */
import {BUTTON_TEXTS} from './buttonTexts';

export const TEXTS = {
  ...BUTTON_TEXTS,
  placeholder: 'Search docs',
  clear: 'Clear the search',
  askAbout: (name: string, query: string) => `${name} about “${query}”`,
  results: 'Results',
  seeAll: (count: number) => (count === 1 ? 'See 1 result' : `See all ${count} results`),
  loading: 'Searching',
  retry: 'Try again',
  reload: 'Reload',
  errorOutdated: 'This page was updated after you opened it. Reload it to search the current version.',
  errorService: 'The server responded with an error. Try again later.',
  noResults: 'No results found for',
  trySearching: 'Try searching for',
  reportMissing: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  missed: 'Report what I could not find',
  missedText: 'Text of the report',
  missedIntro: 'I looked for this in the documentation and did not find it:',
  openIssue: 'Open a GitHub issue',
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
} as const;

/** Of `type`: start, how-to, concept, reference, integration. */
export function typeLabel(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** An issue that already says what was searched and where. */
export function reportUrl(issuesUrl: string, query: string): string {
  const url = new URL(issuesUrl);
  url.searchParams.set('title', `Docs search finds nothing for “${query}”`);
  url.searchParams.set('body', `I searched the documentation for:\n\n> ${query}\n\nI expected to find:\n\n`);
  return url.href;
}
