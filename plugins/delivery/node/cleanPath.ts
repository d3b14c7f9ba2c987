/**
 * Paths that no page or file has in this spelling: empty and dot segments, backslashes, and
 * separators or zero bytes in escaped form. Browsers send such a path only when a link is wrong,
 * and file systems would resolve it to another file. Both servers respond with the not-found page;
 * nginx gets the same pattern.
 */
export const UNCLEAN_PATH = String.raw`//|\\|%2f|%5c|%00|/(\.|%2e)(\.|%2e)?(/|$)`;

/**
 * What belongs to the folder and not to the site: files for hosts, with their compressed copies,
 * and the not-found page, which has no URL of its own.
 */
export const HIDDEN_FILES = String.raw`^/(_headers|_redirects|404\.html)(\.br|\.gz)?$`;

const HIDDEN = new RegExp(HIDDEN_FILES);
const UNCLEAN = new RegExp(UNCLEAN_PATH, 'i');
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** What a request asks for. */
export type Target = {
  /** Decoded, starts with one slash. */
  pathname: string;
  /** As sent, with its question mark, or empty. */
  query: string;
};

/** Whether a decoded path names a file that is not part of the site. */
export function isHidden(pathname: string): boolean {
  return HIDDEN.test(pathname);
}

/**
 * Reads the target of a request line without resolving it: `//host/path` is a path here, not an
 * authority. Nothing when no file can be meant.
 */
export function readTarget(target: string): Target | undefined {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(ORIGIN, '')) ?? [];
  if (target && !path) return {pathname: '/', query};
  if (!path.startsWith('/') || UNCLEAN.test(path)) return undefined;
  try {
    return {pathname: decodeURIComponent(path), query};
  } catch {
    return undefined;
  }
}
