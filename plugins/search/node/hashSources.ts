/**
 * A name for the data that changes when anything does that can change a page. The
 * bundle, which holds the name, is made before the pages that the data is cut from; so
 * the hash is of their sources.
 */
import {hashFiles} from '../../shared/hashFiles';

const SOURCES = [
  'docs',
  'data',
  'openapi',
  'samples',
  'config',
  'plugins',
  'src',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package-lock.json',
];

export function hashSources(siteDir: string): string {
  return hashFiles(SOURCES, siteDir).slice(0, 10);
}
