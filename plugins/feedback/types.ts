/** Where answers go: posted to `url` when it is set, otherwise offered as a prefilled issue. */
export type FeedbackGlobalData = {url: string | null; issuesUrl: string};

/**
 * What is stored in the browser, and posted when a URL is configured. It names a page and
 * an opinion, never a person.
 */
export type Feedback = {page: string; helpful: boolean; reason: string; comment: string};
