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
};

const schema = Joi.object<PluginOptions>({rules: Joi.function().required()});

export const validateOptions = validateWith(schema);
