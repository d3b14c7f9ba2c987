/** The texts that first load needs; the rest is in texts.ts. */
export const BUTTON_TEXTS = {
  search: 'Search',
  close: 'Close',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
} as const;
