import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';

export type PluginOptions = {
  /** URL that answers are posted to as JSON. Without it nothing leaves the browser. */
  url: string | null;
  /** Form for a new issue; title and body are added to it. */
  issuesUrl: string;
};

export const DEFAULT_OPTIONS = {url: null};

const address = Joi.string().uri({scheme: ['http', 'https']});

const schema = Joi.object<PluginOptions>({url: address.allow(null).default(DEFAULT_OPTIONS.url), issuesUrl: address.required()});

export const validateOptions = validateWith(schema);
