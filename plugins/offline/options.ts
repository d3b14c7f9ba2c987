import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';

export type PluginOptions = {
  /** Off removes the service worker from browsers that have it. */
  enabled: boolean;
};

const schema = Joi.object<PluginOptions>({enabled: Joi.boolean().default(true)});

export const validateOptions = validateWith(schema);
