import type {AskService, HostedWidget} from '../../plugins/assistant/types';
import {readShaped, readText, readTogether, readUrl, type Shape, type Source} from './read';
import type {SearchEnv} from './search';

export type AssistantEnv = {
  /** What writes answers; null quotes the docs and writes nothing. */
  ask: AskService | null;
  /** Hosted widget that replaces the site's own assistant. */
  widget: HostedWidget | null;
  /** Website id of the hosted chat. */
  chatId: string | null;
};

const UUID: Shape = {
  pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  example: '123e4567-e89b-12d3-a456-426614174000',
  meaning: 'a UUID',
};
const COLOUR: Shape = {pattern: /^#[0-9a-f]{6}$/i, example: '#5a32d6', meaning: 'a colour of six hexadecimal digits'};
const SERVICE_ID: Shape = {
  pattern: /^[\w-]{6,64}$/,
  example: 'the id shown in the service’s dashboard',
  meaning: 'an id (6 to 64 letters, digits, "_" and "-")',
};

export function readAssistantEnv(source: Source, search: SearchEnv): AssistantEnv {
  return {ask: readAsk(source, search), widget: readWidget(source), chatId: readShaped(source, 'CHAT_ID', UUID) ?? null};
}

/**
 * At most one service may answer. Keys of language models never come here: the URL is that of the
 * owner's proxy, which adds them.
 */
function readAsk(source: Source, search: SearchEnv): AskService | null {
  const url = readUrl(source, 'ASK_API_URL', 'https://ask.example.com/v1');
  const model = readText(source, 'ASK_MODEL');
  const agentId = readShaped(source, 'ALGOLIA_AGENT_ID', SERVICE_ID);
  const assistantId = readShaped(source, 'ALGOLIA_ASSISTANT_ID', SERVICE_ID);
  const given = Object.entries({ASK_API_URL: url, ALGOLIA_AGENT_ID: agentId, ALGOLIA_ASSISTANT_ID: assistantId}).filter(
    ([, value]) => value !== undefined,
  );
  if (given.length > 1)
    throw new Error(
      `Environment variables ${given.map(([name]) => name).join(' and ')} are set, but only one service can answer questions. Keep one and remove the others.`,
    );
  if (model && !url)
    throw new Error(
      'Environment variable ASK_MODEL names a model, but ASK_API_URL, the address to ask, is missing. Set it like https://ask.example.com/v1 or remove ASK_MODEL.',
    );
  if (url) return {kind: 'openai', url, model: model ?? 'default'};
  const [name] = given[0] ?? [];
  if (!name) return null;
  if (!search)
    throw new Error(
      `Environment variable ${name} needs the hosted search: set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too, or remove it.`,
    );
  return agentId ? {kind: 'agent-studio', agentId, ...search} : {kind: 'ask-ai', assistantId: assistantId ?? '', ...search};
}

function readWidget(source: Source): HostedWidget | null {
  const websiteId = readShaped(source, 'ASSISTANT_WEBSITE_ID', UUID);
  const projectName = readText(source, 'ASSISTANT_PROJECT_NAME');
  const colour = readShaped(source, 'ASSISTANT_COLOUR', COLOUR);
  const logo = readUrl(source, 'ASSISTANT_LOGO', 'https://docs.example.com/img/logo.png');
  const isSet = readTogether('the hosted assistant', {
    ASSISTANT_WEBSITE_ID: websiteId,
    ASSISTANT_PROJECT_NAME: projectName,
    ASSISTANT_COLOUR: colour,
    ASSISTANT_LOGO: logo,
  });
  return isSet && websiteId && projectName && colour && logo ? {websiteId, projectName, colour, logo} : null;
}
