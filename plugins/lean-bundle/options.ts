import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';

export type PluginOptions = {
  /**
   * Classes of the stock stylesheet, or beginnings of classes, that a page of this site needs
   * besides those in node/dropUnusedInfima.ts.
   */
  keepClasses: string[];
};

const schema = Joi.object<PluginOptions>({keepClasses: Joi.array().items(Joi.string()).default([])});

export const validateOptions = validateWith(schema);
