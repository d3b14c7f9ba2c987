import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  /** URL that answers are posted to as JSON. Without it nothing leaves the browser. */
  url: string | null;
  /** Form for a new issue; title and body are added to it. */
  issuesUrl: string;
};

export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'issuesUrl'>;

export const DEFAULT_OPTIONS = {url: null};

const address = Joi.string().uri({scheme: ['http', 'https']});

const schema = Joi.object<PluginOptions>({url: address.allow(null).default(DEFAULT_OPTIONS.url), issuesUrl: address.required()});

export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
