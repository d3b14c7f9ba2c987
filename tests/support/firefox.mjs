#!/usr/bin/env node
/**
 * Started by Playwright as the browser (playwright.config.ts): Firefox, with a relay before its
 * WebDriver BiDi. Firefox does not know `emulation.setMediaFeaturesOverride`, without which
 * Playwright opens no page, so the relay sets the preference for the colour scheme instead. Once
 * Debian's Firefox has the command, its program can be named in the configuration.
 */
import {spawn} from 'node:child_process';

import {WebSocket, WebSocketServer} from 'ws';

const SCHEME = 'layout.css.prefers-color-scheme.content-override';
const VALUES = {dark: 0, light: 1};
/** Of the relay's own commands, so that their answers stay here. */
const OWN_IDS = 1e12;

const program = process.env.FIREFOX_PATH;
if (!program) {
  console.error('Firefox was not found. On Debian: sudo apt-get install firefox-esr. Elsewhere, set FIREFOX_PATH to its program.');
  process.exit(1);
}
// Preferences are set where the browser's own code runs.
const browser = spawn(program, ['--remote-allow-system-access', ...process.argv.slice(2)], {stdio: ['inherit', 'inherit', 'pipe']});
browser.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => browser.kill());

browser.stderr.setEncoding('utf8').on('data', (text) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text)?.[1];
  if (!address) return void process.stderr.write(text);
  const server = new WebSocketServer({host: '127.0.0.1', port: 0}, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (client, {url}) => relay(client, new WebSocket(address + url, {perMessageDeflate: false})));
});

function relay(client, firefox) {
  const early = [];
  const answers = new Map();
  const send = (text) => (firefox.readyState === WebSocket.OPEN ? firefox.send(text) : early.push(text));
  const ask = (method, params) =>
    new Promise((resolve) => {
      const id = OWN_IDS + answers.size;
      answers.set(id, resolve);
      send(JSON.stringify({id, method, params}));
    });

  async function setScheme({features}) {
    const {result} = await ask('browsingContext.getTree', {'moz:scope': 'chrome', maxDepth: 0});
    const value = VALUES[features['prefers-color-scheme']] ?? 2;
    await ask('script.evaluate', {
      expression: `Services.prefs.setIntPref('${SCHEME}', ${value})`,
      target: {context: result.contexts[0].context},
      awaitPromise: false,
    });
  }

  client.on('message', async (data) => {
    const text = String(data);
    if (!text.includes('emulation.setMediaFeaturesOverride')) return void send(text);
    const {id, params} = JSON.parse(text);
    await setScheme(params);
    client.send(JSON.stringify({type: 'success', id, result: {}}));
  });
  firefox.on('open', () => early.forEach((text) => firefox.send(text)));
  firefox.on('message', (data) => {
    const text = String(data);
    const answer = text.includes(String(OWN_IDS).slice(0, 6)) ? answers.get(JSON.parse(text).id) : undefined;
    if (answer) answer(JSON.parse(text));
    else client.send(text);
  });
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}
