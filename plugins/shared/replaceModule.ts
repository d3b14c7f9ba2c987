/**
 * Replaces a module of another package in the browser's build, where files of a certain folder ask
 * for it. decisions/public-interfaces.md names each, and what fails when it is asked for no longer.
 */
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {escapeRegExp} from './escapeRegExp';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[2]['currentBundler']['instance'];

type Replacement = {
  /** The request as the importing file writes it, such as `semver`. */
  request: string;
  /** Folder of the importing files, with a slash at its end; folders in it count too. */
  importer: string;
  /** The file that is bundled instead. */
  replacement: string;
};

export function replaceModule(
  {NormalModuleReplacementPlugin}: Bundler,
  {request, importer, replacement}: Replacement,
): InstanceType<Bundler['NormalModuleReplacementPlugin']> {
  return new NormalModuleReplacementPlugin(new RegExp(`^${escapeRegExp(request)}$`), (resource) => {
    if (`${resource.context.split(path.sep).join('/')}/`.includes(importer)) resource.request = replacement;
  });
}
