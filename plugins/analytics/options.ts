import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';
import type {ServiceSettings} from './types';

export type PluginOptions = {
  /** Services to load; from the environment, see config/env.ts. */
  settings: ServiceSettings;
};

const id = Joi.string().required();

const schema = Joi.object<PluginOptions>({
  settings: Joi.object<ServiceSettings>({
    analytics: Joi.object({apiKey: id, batch: Joi.boolean().default(false)}),
    tagManager: Joi.object({containerId: id}),
    marketing: Joi.object({region: id, accountId: id}),
    visitorIntelligence: Joi.object({clientId: id}),
  }).default({}),
});

export const validateOptions = validateWith(schema);
