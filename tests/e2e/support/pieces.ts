/**
 * Serves a built page piece by piece, as a slow network or a busy browser gets it, and the rest of
 * the site as usual.
 */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {listen} from '../../../scripts/lib/listen';
import {createSiteServer} from '../../../scripts/lib/siteServer';
import {painted} from './settled';

/**
 * The first screen is in the first elements; after those, what arrives is below it. Text wraps anew
 * with each of its words and a table with each of its rows, so a page is cut up to its first list
 * or table.
 */
const ELEMENTS = 260;

export async function openInPieces(page: Page, route: string): Promise<void> {
  const html = readFileSync(path.join('build', route, 'index.html'), 'utf8');
  const pieces = cut(html);
  const site = createSiteServer({root: path.resolve('build')});
  let response: http.ServerResponse | undefined;
  const server = http.createServer((request, answer) => {
    if (request.url !== route) return void site.emit('request', request, answer);
    answer.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
    answer.write(pieces[0]);
    response = answer;
  });
  const port = await listen(server, 0);
  await page.goto(`http://127.0.0.1:${port}${route}`, {waitUntil: 'commit'});
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.waitForFunction(() => document.getElementById('__docusaurus'));
  for (const piece of pieces.slice(1)) {
    const before = await elements();
    response?.write(piece);
    await page.waitForFunction((count) => document.querySelectorAll('*').length > count, before);
    await painted(page);
  }
  response?.end();
  await page.waitForLoadState();
  server.closeAllConnections();
  server.close();
}

/**
 * The head and the inline loader, then a piece for every few elements of the first screen, then the
 * rest up to the inside of the assistant's button, which floats over the first screen and is at the
 * end of the HTML, then its end; each ends before a tag.
 */
function cut(html: string): string[] {
  const start = html.search(/<div id="?__docusaurus/);
  if (start < 0) throw new Error('build/: a page without <div id="__docusaurus">.');
  const text = html.indexOf('static-html', start);
  const end = text + html.slice(text).search(/<(?:table|li)\b/);
  const tags = [...html.slice(start, end).matchAll(/<[a-z]/g)].map(({index}) => start + index).slice(2, ELEMENTS);
  const insideButton = html.indexOf('<', html.indexOf('ask-launcher'));
  const cuts = [...tags.filter((_tag, index) => index % 3 === 0), insideButton];
  return [...cuts, html.length].map((to, index) => html.slice(index === 0 ? 0 : cuts[index - 1], to));
}
