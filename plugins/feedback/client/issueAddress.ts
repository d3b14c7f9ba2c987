import type {Feedback} from '../types';

/** Browsers and GitHub take URLs of about 8,000 characters; a comment is at most 1,000. */
export function issueAddress(issuesUrl: string, {page, helpful, reason, comment}: Feedback, title: string): string {
  const address = new URL(issuesUrl);
  address.searchParams.set('title', `Docs: ${title}`);
  address.searchParams.set(
    'body',
    [`Page: ${page}`, `Helpful: ${helpful ? 'yes' : 'no'}`, `Reason: ${reason || 'not given'}`, '', comment].join('\n').trimEnd(),
  );
  return address.href;
}
