// Opens an HTML sample in Chromium three times and prints the text a visitor can see.
//
// Reads: the page as file:// and the mock that FLAGSMITH_API_URL names. Scripts of jsDelivr come from samples/node_modules, so that the page
// runs the pinned release without a network; every other address fails.
//
//   node samples/runner/openPage.mjs <browser> <page.html>

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {chromium} from '@playwright/test';

const CDN = /^https:\/\/cdn\.jsdelivr\.net\/npm\/((?:@[^/]+\/)?[^/@]+)@[^/]+\/(.+)$/;
const [executablePath = '', file = ''] = process.argv.slice(2);
const packages = path.join(import.meta.dirname, '../node_modules');
const api = process.env.FLAGSMITH_API_URL ?? '';
const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
const requests = new Set();

/** Answers as the mock does, with every flag switched off when asked. */
async function answer(route, switchOff) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: switchOff ? body.replaceAll('"enabled":true', '"enabled":false') : body});
}

async function visit(label, handle) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.log(`${label}: uncaught ${error.message}`));
  await page.route('**/*', async (route) => {
    const request = route.request();
    const url = request.url();
    const [, name, asset] = CDN.exec(url) ?? [];
    if (url.startsWith('file://')) return route.continue();
    if (name) return route.fulfill({contentType: 'text/javascript', body: readFileSync(path.join(packages, name, asset), 'utf8')});
    if (!url.startsWith(api)) return route.abort();
    if (request.method() !== 'OPTIONS') requests.add(`${request.method()} ${new URL(url).pathname}`);
    return handle(route);
  });
  await page.goto(pathToFileURL(file).href);
  await page.waitForFunction(() => !/…/.test(document.body.innerText), undefined, {timeout: 15_000});
  const lines = (await page.innerText('body')).split('\n').map((line) => line.trim());
  console.log(`${label}: ${lines.filter(Boolean).join(' | ')}`);
  await page.close();
}

try {
  await visit('flags off', (route) => answer(route, true));
  await visit('flags on', (route) => answer(route, false));
  await visit('no network', (route) => route.abort());
  console.log(`requests: ${[...requests].join(', ')}`);
} finally {
  await browser.close();
}
