/**
 * The only place that reads environment variables. Each hosted service is off unless its variables
 * are set; a partial set or a malformed value stops the build with the variable's name, the shape
 * it needs and the remedy. What is here is public: it is part of the pages.
 */
import {existsSync} from 'node:fs';

import {Joi} from '@docusaurus/utils-validation';

import type {ServiceSettings} from '../plugins/analytics/types';
import type {AskService, HostedWidget} from '../plugins/assistant/types';

type Source = Record<string, string | undefined>;

export type SiteEnv = {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string | undefined;
  /** The path at which the site is published, with a slash at both ends. */
  baseUrl: string;
  /** Where answers to "Was this page helpful?" are posted. */
  feedbackUrl: string | undefined;
  /** The hosted search service. The key is its public search-only key. */
  search: {appId: string; apiKey: string; indexName: string} | null;
  assistant: {
    /** What writes answers; null quotes the docs and writes nothing. */
    ask: AskService | null;
    /** Hosted widget that replaces the site's own assistant. */
    widget: HostedWidget | null;
    /** Website id of the hosted chat. */
    chatId: string | null;
  };
  /** Hosted services that count or recognise visitors. */
  services: ServiceSettings;
};

const SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'];
const WIDGET = ['ASSISTANT_WEBSITE_ID', 'ASSISTANT_PROJECT_NAME', 'ASSISTANT_COLOUR', 'ASSISTANT_LOGO'];

/** Trimmed; empty counts as unset. */
const text = Joi.string().trim().empty('');
const wrong = (meaning: string, example: string) =>
  `Environment variable {{#label}} is "{{#value}}", which is not ${meaning}. Set it like ${example} or remove it.`;
const shaped = (pattern: RegExp, meaning: string, example: string) =>
  text.pattern(pattern).messages({'string.pattern.base': wrong(meaning, example)});
const url = (example: string, meaning = 'an http(s) address without credentials, quotes and hash', shape = /./) =>
  text
    .custom((value: string, {error}) => (isPlainUrl(value) && shape.test(value) ? value.replace(/\/+$/, '') : error('any.invalid')))
    .messages({'any.invalid': wrong(meaning, example)});

const uuid = shaped(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'a UUID', '123e4567-e89b-12d3-a456-426614174000');
const serviceId = shaped(/^[\w-]{6,64}$/, 'an id (6 to 64 letters, digits, "_" and "-")', 'the id shown in the service’s dashboard');

const schema = Joi.object<Source>({
  SITE_URL: url('https://docs.example.com', 'an http(s) address of a host alone (BASE_URL is what comes after it)', /^[^/]+\/\/[^/?]+\/*$/),
  // The build empties the folder of that name, so `..` must not get through.
  BASE_URL: shaped(/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/, 'a path between slashes', '/docs/').default('/'),
  FEEDBACK_URL: url('https://feedback.example.com/docs'),

  ALGOLIA_APP_ID: shaped(/^[A-Z0-9]{8,14}$/i, 'an application id (8 to 14 letters and digits)', 'R2IYF7ETH7'),
  ALGOLIA_API_KEY: shaped(
    /^(?:[0-9a-f]{32}|[A-Za-z0-9+/=]{40,})$/i,
    'a search-only API key (32 hexadecimal digits, or a secured key)',
    'the 32 hexadecimal digits of the search-only key',
  ),
  ALGOLIA_INDEX_NAME: shaped(/^[\w.-]+$/, 'an index name (letters, digits, "_", "-" and ".")', 'docs'),

  // Keys of language models never come here: the URL is that of the owner's proxy, which adds them.
  ASK_API_URL: url('https://ask.example.com/v1'),
  ASK_MODEL: text,
  ALGOLIA_AGENT_ID: serviceId,
  ALGOLIA_ASSISTANT_ID: serviceId,

  ASSISTANT_WEBSITE_ID: uuid,
  ASSISTANT_PROJECT_NAME: text,
  ASSISTANT_COLOUR: shaped(/^#[0-9a-f]{6}$/i, 'a colour of six hexadecimal digits', '#5a32d6'),
  ASSISTANT_LOGO: url('https://docs.example.com/img/logo.png'),
  CHAT_ID: uuid,

  ANALYTICS_API_KEY: shaped(/^[0-9a-f]{32}$/i, 'an API key of 32 hexadecimal digits', '0123456789abcdef0123456789abcdef').when(
    'ANALYTICS_BATCH',
    {is: Joi.valid('on').required(), then: Joi.required()},
  ),
  ANALYTICS_BATCH: shaped(/^(?:on|off)$/, '"on" or "off"', 'on'),
  TAG_MANAGER_ID: shaped(/^GTM-[A-Z0-9]{4,10}$/, 'a container id', 'GTM-ABC1234'),
  MARKETING_LOADER_ID: shaped(
    /^(?:(?:na|eu|ap)\d-)?\d{4,12}$/,
    'an account number, after its region and a hyphen unless that is na1',
    'eu1-12345678',
  ),
  VISITOR_INTELLIGENCE_ID: shaped(/^[0-9a-f]{12,32}$/i, 'a client id of 12 to 32 hexadecimal digits', '0123456789abcde'),
})
  .and(...SEARCH)
  .and(...WIDGET)
  .oxor('ASK_API_URL', 'ALGOLIA_AGENT_ID', 'ALGOLIA_ASSISTANT_ID')
  .with('ASK_MODEL', 'ASK_API_URL')
  .with('ALGOLIA_AGENT_ID', SEARCH)
  .with('ALGOLIA_ASSISTANT_ID', SEARCH)
  .unknown()
  .prefs({errors: {wrap: {label: false, array: false}}})
  .messages({
    'any.required': 'Environment variable {{#label}} is missing, which another one needs. Set it, or remove that one.',
    'object.and': 'Environment variables missing: {{#missing}}. Set them too, or remove {{#present}}.',
    'object.oxor': 'Environment variables {{#present}} are set, but only one service can answer questions. Keep one.',
    'object.with': 'Environment variable {{#main}} needs {{#peer}}, which is missing. Set both, or remove {{#main}}.',
  });

export function readEnv(source: Source = processEnv()): SiteEnv {
  const result = schema.validate(source);
  if (result.error) throw new Error(result.error.message);
  const {value} = result;
  const {SITE_URL: siteUrl, BASE_URL: baseUrl = '/', FEEDBACK_URL: feedbackUrl, CHAT_ID: chatId = null} = value;
  const [appId, apiKey, indexName] = SEARCH.map((name) => value[name] ?? '') as [string, string, string];
  const [websiteId, projectName, colour, logo] = WIDGET.map((name) => value[name] ?? '') as [string, string, string, string];
  const search = appId ? {appId, apiKey, indexName} : null;
  const widget = websiteId ? {websiteId, projectName, colour, logo} : null;
  return {siteUrl, baseUrl, feedbackUrl, search, assistant: {ask: askOf(value, search), widget, chatId}, services: servicesOf(value)};
}

/** What the build was started with, and below that a file .env in the working directory. */
function processEnv(): Source {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

function isPlainUrl(value: string): boolean {
  try {
    const {protocol, hostname, username, password, hash} = new URL(value);
    const isHost = /^[a-z\d.-]+$|^\[[\da-f:.]+\]$/i.test(hostname) && !username && !password && !hash;
    return isHost && /^https?:$/.test(protocol) && !/["'<>\s]/.test(value);
  } catch {
    return false;
  }
}

function askOf(value: Source, search: SiteEnv['search']): AskService | null {
  const {ASK_API_URL: url, ASK_MODEL: model = 'default', ALGOLIA_AGENT_ID: agentId, ALGOLIA_ASSISTANT_ID: assistantId} = value;
  if (url) return {kind: 'openai', url, model};
  if (agentId && search) return {kind: 'agent-studio', agentId, ...search};
  return assistantId && search ? {kind: 'ask-ai', assistantId, ...search} : null;
}

function servicesOf(value: Source): ServiceSettings {
  const {ANALYTICS_API_KEY: apiKey, TAG_MANAGER_ID: containerId, VISITOR_INTELLIGENCE_ID: clientId} = value;
  const [accountId, region = 'na1'] = value['MARKETING_LOADER_ID']?.split('-').reverse() ?? [];
  return {
    ...(apiKey && {analytics: {apiKey, batch: value['ANALYTICS_BATCH'] === 'on'}}),
    ...(containerId && {tagManager: {containerId}}),
    ...(accountId && {marketing: {region, accountId}}),
    ...(clientId && {visitorIntelligence: {clientId}}),
  };
}
