import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  /** Off removes the service worker from browsers that have it. */
  enabled: boolean;
};

export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({enabled: Joi.boolean().default(true)});

export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
