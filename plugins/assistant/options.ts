import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';
import type {AskService, AssistantGlobalData, HostedWidget} from './types';

/** Each field is described where it is used: types.ts. */
export type PluginOptions = Omit<AssistantGlobalData, 'askName'>;
export const DEFAULT_OPTIONS: PluginOptions = {
  ask: null,
  widget: null,
  chatId: null,
  supportEmail: 'support@flagsmith.com',
  issuesUrl: 'https://github.com/Flagsmith/flagsmith/issues/new',
  communityUrl: 'https://discord.gg/hFhxNtXzgm',
};

const text = Joi.string().required();
const url = Joi.string().uri({scheme: ['http', 'https']});
const index = {appId: text, apiKey: text, indexName: text};

const schema = Joi.object<PluginOptions>({
  ask: Joi.alternatives<AskService>(
    Joi.object({kind: Joi.valid('openai').required(), url: url.required(), model: text}),
    Joi.object({kind: Joi.valid('agent-studio').required(), agentId: text, ...index}),
    Joi.object({kind: Joi.valid('ask-ai').required(), assistantId: text, ...index}),
  )
    .allow(null)
    .default(DEFAULT_OPTIONS.ask),
  widget: Joi.object<HostedWidget>({websiteId: text, projectName: text, colour: text, logo: url.required()})
    .allow(null)
    .default(DEFAULT_OPTIONS.widget),
  chatId: Joi.string().allow(null).default(DEFAULT_OPTIONS.chatId),
  supportEmail: Joi.string().email({tlds: false}).default(DEFAULT_OPTIONS.supportEmail),
  issuesUrl: url.default(DEFAULT_OPTIONS.issuesUrl),
  communityUrl: url.default(DEFAULT_OPTIONS.communityUrl),
});

export const validateOptions = validateWith(schema);
