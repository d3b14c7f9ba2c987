/**
 * What answers questions: quotes, and a model behind an OpenAI-compatible server on this machine.
 * When it misbehaves, the reader gets the passages, a safe text, or a warning, and never a hanging
 * panel.
 */
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterEach, describe, expect, it} from 'vitest';

import type {AskAnswer} from '../../search/types';
import {createOpenAiWriter} from '../client/ask/openai';
import {toMessages} from '../client/ask/prompt';
import {createQuotes, withContext} from '../client/ask/quoteDocs';
import {readEventStream} from '../client/ask/readEventStream';
import type {AskBackend, AskEvent} from '../client/ask/types';
import {createWritten} from '../client/ask/writeFromDocs';
import {checkSupport} from '../client/support';

const PASSAGES = [{url: '/segments', page: 'Segments', heading: 'Overrides', blocks: [{kind: 'text' as const, text: 'Priority decides.'}]}];
const found = (state: AskAnswer['state']) => async (): Promise<AskAnswer> => ({state, passages: PASSAGES});
const servers: Server[] = [];

async function serve(handler: (body: {messages: {role: string; content: string}[]}, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => handler(JSON.parse(body) as never, response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function collect(backend: AskBackend, question = 'Which override wins?'): Promise<AskEvent[]> {
  const events: AskEvent[] = [];
  for await (const event of backend.ask(question, [], new AbortController().signal)) events.push(event);
  return events;
}

const delta = (text: string) => `data: ${JSON.stringify({choices: [{delta: {content: text}}]})}\n\n`;

describe('quotes', () => {
  it('gives what the docs say, in its state', async () => {
    for (const state of ['answer', 'closest', 'nothing'] as const)
      expect(await collect(createQuotes(found(state)))).toEqual([{type: 'found', found: {state, passages: PASSAGES}}, {type: 'done'}]);
  });

  it('understands a short follow-up by the question before', () => {
    expect(withContext('And in Python?', [{question: 'How do I read a flag?', answer: ''}])).toBe('And in Python? How do I read a flag?');
    expect(withContext('And for self-hosted instances?', [{question: 'Old one', answer: ''}])).toBe(
      'And for self-hosted instances? Old one',
    );
    for (const whole of ['How do I schedule a flag change?', 'How are types cast?'])
      expect(withContext(whole, [{question: 'Old one', answer: ''}])).toBe(whole);
  });
});

describe('an OpenAI-compatible service', () => {
  it('streams, grounded on the passages, without a key', async () => {
    let sent: unknown;
    const url = await serve((body, response) => {
      sent = body.messages.map(({role}) => role);
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.write(delta('The one with '));
      response.write('data: not json\n\n');
      response.end(`${delta('priority [1].')}data: [DONE]\n\n`);
    });
    const events = await collect(createWritten(found('answer'), createOpenAiWriter({url, model: 'm'})));
    expect(sent).toEqual(['system', 'user']);
    expect(events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')).toBe('The one with priority [1].');
    expect(events[0]).toEqual({type: 'found', found: {state: 'answer', passages: PASSAGES}});
  });

  it('gets a card before the passages', async () => {
    const card = {question: 'Which?', answer: 'The first.', url: '/segments#order', page: 'Segments', heading: 'Order'};
    const askDocs = async (): Promise<AskAnswer> => ({state: 'answer', card, passages: PASSAGES});
    const url = await serve((_body, response) => void response.end(`${delta('The first [1].')}data: [DONE]\n\n`));
    const [event] = await collect(createWritten(askDocs, createOpenAiWriter({url, model: 'm'})));
    expect(event?.type === 'found' && event.found.passages.map(({url: source}) => source)).toEqual(['/segments#order', '/segments']);
  });

  it('is not asked when the docs have no answer', async () => {
    const url = await serve(() => expect.unreachable());
    expect((await collect(createWritten(found('closest'), createOpenAiWriter({url, model: 'm'})))).map(({type}) => type)).toEqual([
      'found',
      'done',
    ]);
  });

  const written = async (behave: (response: ServerResponse) => void): Promise<AskBackend> => {
    const url = await serve((_body, response) => behave(response));
    return createWritten(found('answer'), createOpenAiWriter({url, model: 'm', silenceMs: 200}));
  };

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error status', (response) => void response.writeHead(429).end()],
    ['a page of HTML', (response) => void response.writeHead(200, {'content-type': 'text/html'}).end('<h1>Log in</h1>')],
    ['a redirect to nowhere', (response) => void response.writeHead(302, {location: 'http://127.0.0.1:1/'}).end()],
    ['an error behind a good beginning', (response) => void response.end(`${delta('So')}data: {"error":{"message":"quota"}}\n\n`)],
    ['an empty answer', (response) => void response.end('data: [DONE]\n\n')],
    ['blanks only', (response) => void response.end(delta(' \n ') + delta('\t'))],
    ['a broken connection', (response) => void response.destroy()],
    ['a connection that breaks in a sentence', (response) => void response.write(delta('The one'), () => response.destroy())],
    ['silence', (response) => void response.write(delta('So'))],
    ['silence from the start', (response) => void response.writeHead(200).flushHeaders()],
    ['the same words without an end', (response) => void response.end(delta('again and again ').repeat(3000))],
  ])('fails as a writer after %s, with the passages already there', async (_, behave) => {
    const seen: AskEvent[] = [];
    const run = async () => {
      for await (const event of (await written(behave)).ask('q?', [], new AbortController().signal)) seen.push(event);
    };
    await expect(run()).rejects.toMatchObject({name: 'WriterFailed'});
    expect(seen[0]?.type).toBe('found');
  });

  const textOf = async (behave: (response: ServerResponse) => void): Promise<string> =>
    (await collect(await written(behave))).flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');

  it('may cut letters in the middle of their bytes, and send no end mark', async () => {
    const bytes = Buffer.from(delta('Priorität – decides [1].'));
    const cut = bytes.indexOf(0xc3) + 1;
    const text = await textOf((response) => {
      response.write(bytes.subarray(0, cut));
      setImmediate(() => response.end(bytes.subarray(cut)));
    });
    expect(text).toBe('Priorität – decides [1].');
  });

  it('is warned about when it invents a figure and a passage', async () => {
    const text = await textOf((response) => void response.end(delta('The override with priority 42 wins [1]. It was so before [9].')));
    expect(checkSupport(text, 'Which override wins?', PASSAGES).unsupported).toHaveLength(2);
  });

  it('stops when the reader does', async () => {
    const url = await serve((_body, response) => void response.write(delta('So')));
    const controller = new AbortController();
    const run = async () => {
      for await (const event of createWritten(found('answer'), createOpenAiWriter({url, model: 'm'})).ask('q?', [], controller.signal))
        if (event.type === 'text') controller.abort();
    };
    await expect(run()).rejects.toMatchObject({name: 'AbortError'});
  });
});

it('numbers the passages for the model and asks for citations', () => {
  const [system] = toMessages('q', [], PASSAGES);
  expect(system?.content).toContain('[1] Segments › Overrides\nPriority decides.');
});

it('reads events that are split over chunks', async () => {
  const stream = new ReadableStream({
    start(controller) {
      for (const part of ['da', 'ta: {"a":', '1}\r\n\r\nda', 'ta: [DONE]\n\ndata: {"late":1}\n'])
        controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const events: unknown[] = [];
  for await (const event of readEventStream(new Response(stream))) events.push(event);
  expect(events).toEqual([{a: 1}]);
});
