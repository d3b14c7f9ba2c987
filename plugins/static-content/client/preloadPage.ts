/** Stands in for Docusaurus' preload: a page is ready when its scripts and its static parts are. */
// An internal module of Docusaurus; index.ts replaces imports of it by this file.
import preloadScripts from '@docusaurus/core/lib/client/preload.js';

import {loadStaticParts} from './contentStore';

export default async function preloadPage(pathname: string): Promise<unknown> {
  const [scripts] = await Promise.all([(preloadScripts as (path: string) => Promise<unknown>)(pathname), loadStaticParts(pathname)]);
  return scripts;
}
