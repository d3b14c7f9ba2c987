/** The texts that first load needs; the rest is in texts.ts. */
import {CHECK_NETWORK} from '../../shared/browser/failureReason';

export const BUTTON_TEXTS = {
  search: 'Search',
  close: 'Close',
  errorTitle: 'Unable to fetch results',
  errorHelp: CHECK_NETWORK,
} as const;
