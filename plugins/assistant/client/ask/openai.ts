import {withTimeOut} from '../../../shared/withTimeOut';
import {toMessages} from './prompt';
import {readEventStream} from './readEventStream';
import type {Writer} from './types';

type Chunk = {choices?: {delta?: {content?: string | null}}[]; error?: {message?: string}};

const TOTAL_MS = 90_000;

/** Any endpoint that speaks the OpenAI chat protocol. It holds the key: none is sent from here. */
export function createOpenAiWriter({url, model, silenceMs}: {url: string; model: string; silenceMs?: number}): Writer {
  const address = url.endsWith('/chat/completions') ? url : `${url}/chat/completions`;
  return async function* write(question, history, passages, signal) {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'text/event-stream'},
      credentials: 'omit',
      signal: withTimeOut(signal, TOTAL_MS),
      body: JSON.stringify({model, stream: true, messages: toMessages(question, history, passages)}),
    });
    for await (const event of readEventStream(response, silenceMs)) {
      const {choices, error} = event as Chunk;
      if (error) throw new Error(error.message ?? 'The service reported an error.');
      const text = choices?.[0]?.delta?.content;
      if (text) yield text;
    }
  };
}
