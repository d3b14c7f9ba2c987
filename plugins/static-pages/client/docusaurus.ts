/** Replaces the object with which Docusaurus' links prefetch pages (index.ts): a page's HTML is all there is to fetch. */
import prefetchOnce from '../../navigation/client/prefetchOnce';
import preloadRoute from './preload';

type Connection = {saveData?: boolean; effectiveType?: string};

const loaded = new Set<string>();

function isSlow(): boolean {
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection ?? {};
  return Boolean(saveData || effectiveType?.includes('2g'));
}

export default Object.freeze({
  prefetch(pathname: string): false | Promise<void> {
    return isSlow() || loaded.has(pathname) ? false : prefetchOnce(pathname);
  },
  preload(pathname: string): false | Promise<unknown> {
    if (isSlow() || loaded.has(pathname)) return false;
    loaded.add(pathname);
    return preloadRoute(pathname).catch((error: unknown) => {
      loaded.delete(pathname);
      throw error;
    });
  },
});
