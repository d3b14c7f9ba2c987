import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';
import type {Policy} from './types';

export type Rules = {
  /** Headers of every response, besides the policy. */
  headers: Record<string, string>;
  /**
   * Content-Security-Policy by directive; hashes of inline scripts are added to
   * `script-src` from the built pages.
   */
  policy: Policy;
  /** Types of files whose name has no extension. */
  types: Record<string, string>;
};

export type PluginOptions = {
  /** A function, because Docusaurus ships plain options of plugins to every reader. */
  rules: () => Rules;
  /** Old paths, relative to the site. */
  redirects: string;
  /** Folders whose file names change with their content, so that browsers keep them for good. */
  longLived: string[];
  /** Folder for what does not belong into the published one: nginx.conf and vercel.json. */
  outFolder: string;
};

const folder = Joi.string().pattern(/^\/.*\/$/, 'folder that starts and ends with a slash');

const schema = Joi.object<PluginOptions>({
  rules: Joi.function().required(),
  redirects: Joi.string().default('data/redirects.json'),
  longLived: Joi.array().items(folder).default(['/assets/', '/fonts/']),
  outFolder: Joi.string().default('deploy/generated'),
});

export const validateOptions = validateWith(schema);
