/**
 * Replaces the object with which Docusaurus' links prefetch pages (index.ts): a page's HTML
 * is all there is to fetch.
 */
import {savesData} from '../../shared/browser/savesData';
import {prefetch} from './prefetch';
import preloadRoute from './preload';

const loaded = new Set<string>();

/** The menu and the breadcrumbs link to the page that they are on. */
const isShown = (pathname: string) => pathname === window.location.pathname;

export default Object.freeze({
  prefetch(pathname: string): false | Promise<void> {
    return savesData() || isShown(pathname) || loaded.has(pathname) ? false : prefetch(pathname);
  },
  preload(pathname: string): false | Promise<unknown> {
    if (savesData() || isShown(pathname) || loaded.has(pathname)) return false;
    loaded.add(pathname);
    return preloadRoute(pathname).catch((error: unknown) => {
      loaded.delete(pathname);
      throw error;
    });
  },
});
