/**
 * Whoever types the name of a page means that page, however often others use its words. What
 * counts as a name: title, label in the menu, the request of an API operation ("GET /flags/" among
 * the keywords), and the last part of the URL where no title has these words.
 */
import type {RankedPage} from './rankedPages';
import type {Page} from './unpack';
import {foldWord, rawWords} from './words';

/** What a name adds, as a share of the best score. */
const SHARE = {title: 3, request: 3, base: 1, slug: 1};
const REQUEST = /^(?:(get|post|put|patch|delete) )?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/i;

export function preferNamed(pages: RankedPage[], query: string): RankedPage[] {
  const name = nameOf(query);
  const top = pages[0]?.score ?? 0;
  if (!name) return pages;
  const isInTitle = pages.some(({page}) => ` ${nameOf(page.title)} `.includes(` ${name} `));
  const shareOf = ({title, label, url, keywords}: Page): number => {
    if (nameOf(title) === name || nameOf(label) === name) return SHARE.title;
    const requests = keywords.split(', ').map((keyword) => shareOfRequest(query.trim(), keyword));
    if (requests.some(Boolean)) return Math.max(...requests);
    return !isInTitle && nameOf(slugOf(url)) === name ? SHARE.slug : 0;
  };
  return pages.map((each) => ({...each, score: each.score + top * shareOf(each.page)})).sort((left, right) => right.score - left.score);
}

/** "Get" is part of the name "Get flags": no word is left out. */
function nameOf(text: string): string {
  return rawWords(text.replaceAll('-', ' ')).map(foldWord).join(' ');
}

function slugOf(url: string): string {
  return url.split('/').filter(Boolean).at(-1) ?? '';
}

/**
 * `/api/v1/flags/`, with or without host and method, is the request "GET /flags/". Any request
 * belongs to the page that has its base, "/api/v1/".
 */
function shareOfRequest(query: string, keyword: string): number {
  const [, method, path] = REQUEST.exec(keyword) ?? [];
  const [, askedMethod, asked] = REQUEST.exec(query) ?? [];
  if (!path || !asked) return 0;
  if (!method) return asked.startsWith(path) ? SHARE.base : 0;
  const isMethod = !askedMethod || askedMethod.toLowerCase() === method.toLowerCase();
  return isMethod && withoutSlash(asked).endsWith(withoutSlash(path)) ? SHARE.request : 0;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
