import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  /**
   * Classes of the stock stylesheet, or beginnings of classes, that a page of this site needs
   * besides those in node/dropUnusedInfima.ts.
   */
  keepClasses: string[];
};

export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({keepClasses: Joi.array().items(Joi.string()).default([])});

export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
