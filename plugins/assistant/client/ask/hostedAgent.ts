/**
 * The search provider's own answering services. They do their own retrieval and stream "UI message"
 * events; the site's passages are not sent.
 */
import {withTimeOut} from '../../../shared/withTimeOut';
import type {AskService} from '../../types';
import {readEventStream} from './readEventStream';
import type {Turn, Writer} from './types';

type Service = Exclude<AskService, {kind: 'openai'}>;
type StreamEvent = {type?: string; delta?: string; errorText?: string};

const ASK_AI = 'https://askai.algolia.com/chat';
const TOTAL_MS = 90_000;

export function createHostedWriter(service: Service): Writer {
  return async function* write(question, history, _passages, signal) {
    const {url, headers} = await addressOf(service, signal);
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      credentials: 'omit',
      signal: withTimeOut(signal, TOTAL_MS),
      body: JSON.stringify({id: crypto.randomUUID(), messages: toUiMessages(question, history), trigger: 'submit-message'}),
    });
    for await (const event of readEventStream(response)) {
      const {type, delta, errorText} = event as StreamEvent;
      if (type === 'error') throw new Error(errorText ?? 'The service reported an error.');
      if (type === 'text-delta' && delta) yield delta;
    }
  };
}

async function addressOf(service: Service, signal: AbortSignal): Promise<{url: string; headers: Record<string, string>}> {
  const {appId, apiKey, indexName} = service;
  const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey};
  if (service.kind === 'agent-studio') {
    return {
      url: `https://${appId}.algolia.net/agent-studio/1/agents/${service.agentId}/completions?stream=true&compatibilityMode=ai-sdk-5`,
      headers,
    };
  }
  const response = await fetch(`${ASK_AI}/token`, {
    method: 'POST',
    headers: {'x-algolia-assistant-id': service.assistantId},
    signal: withTimeOut(signal, TOTAL_MS),
  });
  if (!response.ok) throw new Error(`The service responded with ${response.status}.`);
  const {token} = (await response.json()) as {token: string};
  return {
    url: ASK_AI,
    headers: {
      ...headers,
      authorization: `TOKEN ${token}`,
      'x-algolia-index-name': indexName,
      'x-algolia-assistant-id': service.assistantId,
      'x-ai-sdk-version': 'v5',
    },
  };
}

function toUiMessages(question: string, history: Turn[]) {
  const message = (role: 'user' | 'assistant', text: string) => ({id: crypto.randomUUID(), role, parts: [{type: 'text', text}]});
  return [
    ...history.flatMap(({question: asked, answer}) => [message('user', asked), message('assistant', answer)]),
    message('user', question),
  ];
}
