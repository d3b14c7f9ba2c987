/**
 * A scripted endpoint that misbehaves: the reader gets the passages, a safe text, or a warning,
 * and never a hanging panel.
 */
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterEach, describe, expect, it} from 'vitest';

import {createOpenAiWriter} from '../client/ask/openai';
import {createWritten} from '../client/ask/writeFromDocs';
import {parseSafeMarkdown} from '../client/safeMarkdown';
import {checkSupport} from '../client/support';

const PASSAGES = [{url: '/segments', page: 'Segments', heading: 'Overrides', blocks: [{kind: 'text' as const, text: 'Priority decides.'}]}];
const delta = (text: string) => `data: ${JSON.stringify({choices: [{delta: {content: text}}]})}\n\n`;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function answerOf(behave: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => behave(response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const backend = createWritten(async () => ({state: 'answer', passages: PASSAGES}), createOpenAiWriter({url, model: 'm', silenceMs: 200}));
  let text = '';
  for await (const event of backend.ask('Which override wins?', [], new AbortController().signal)) {
    if (event.type === 'text') text += event.text;
  }
  return text;
}

describe('gives way to the passages after', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['a page of HTML', (response) => void response.writeHead(200, {'content-type': 'text/html'}).end('<h1>Log in</h1>')],
    ['a redirect to nowhere', (response) => void response.writeHead(302, {location: 'http://127.0.0.1:1/'}).end()],
    ['an error behind a good beginning', (response) => void response.end(`${delta('So')}data: {"error":{"message":"quota"}}\n\n`)],
    ['a connection that breaks in a sentence', (response) => void response.write(delta('The one'), () => response.destroy())],
    ['silence from the start', (response) => void response.writeHead(200).flushHeaders()],
    ['blanks only', (response) => void response.end(delta(' \n ') + delta('\t'))],
    ['the same words without an end', (response) => void response.end(delta('again and again ').repeat(3000))],
  ])('%s', async (_, behave) => {
    await expect(answerOf(behave)).rejects.toMatchObject({name: 'WriterFailed'});
  });
});

describe('shows what can be shown of', () => {
  it('letters cut in the middle of their bytes, and no end mark', async () => {
    const bytes = Buffer.from(delta('Priorität – decides [1].'));
    const cut = bytes.indexOf(0xc3) + 1;
    const text = await answerOf((response) => {
      response.write(bytes.subarray(0, cut));
      setImmediate(() => response.end(bytes.subarray(cut)));
    });
    expect(text).toBe('Priorität – decides [1].');
  });

  it('markup and addresses: as text', async () => {
    const text = await answerOf((response) => void response.end(delta('<img src=x onerror=alert(1)> [go](javascript:alert(1)) [1]')));
    const blocks = JSON.stringify(parseSafeMarkdown(text, ['/segments']));
    expect(blocks).not.toContain('"link"');
    expect(blocks).toContain('<img');
  });

  it('an invented figure and an invented passage: with a warning', async () => {
    const text = await answerOf((response) => void response.end(delta('The override with priority 42 wins [1]. It was so before [9].')));
    expect(checkSupport(text, 'Which override wins?', PASSAGES).unsupported).toHaveLength(2);
  });
});
