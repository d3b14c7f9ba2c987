/**
 * A name for the data that changes when anything does that can change the text of a page. The
 * bundle, which holds the name, is made before the pages that the data is cut from; so
 * the hash is of their sources. Readers keep the data as long as its name is the same.
 */
import {contentHash} from '../../shared/contentHash';
import {hashFiles} from '../../shared/hashFiles';

const SOURCES = [
  'docs',
  'i18n',
  'data',
  'cards',
  'openapi',
  'samples',
  'config',
  'plugins',
  'src',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package-lock.json',
];
/** Styles, pictures and films, records of runs, and the programs that run samples. */
const WITHOUT_TEXT =
  /\.(?:p?css|png|webp|jpe?g|svg|webm|mp4|woff2?)$|^data\/(?:conformance|pictures|loops)\.json$|^samples\/(?:runner|printed|names|mock)\//;

/** `url`: where the site is published, which some pages print. */
export function hashSources(siteDir: string, url: string): string {
  return contentHash(hashFiles(SOURCES, siteDir, WITHOUT_TEXT), url);
}
