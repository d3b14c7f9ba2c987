/**
 * One cold load with a pointer that moves, as a reader's does: what is downloaded, by kind, in
 * brotli 11. What is fetched ahead for other pages is not counted.
 */
import {brotliCompressSync} from 'node:zlib';

import type {Browser, Response} from '@playwright/test';

import {freshPage} from './browser';
import type {Bytes} from './sites';

const SETTLE_MS = 3000;
const PACKED = new Set(['font', 'image', 'media']);

export async function measureBytes(browser: Browser, address: string): Promise<Bytes> {
  const {page, context} = await freshPage(browser);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, {waitUntil: 'load'});
  await page.mouse.move(640, 880);
  await page.waitForTimeout(SETTLE_MS);
  const bytes: Bytes = {script: 0, stylesheet: 0, document: 0, font: 0, image: 0, other: 0, requests: 0};
  for (const response of responses) {
    const {kind, size} = await weigh(response);
    if (size === 0) continue;
    bytes.requests += 1;
    bytes[kind in bytes ? (kind as keyof Bytes) : 'other'] += size;
  }
  await context.close();
  return bytes;
}

async function weigh(response: Response): Promise<{kind: string; size: number}> {
  const request = response.request();
  // A font that is fetched ahead of its use is a file like any other to the browser.
  const kind = request.url().endsWith('.woff2') ? 'font' : request.resourceType();
  const purpose = (await request.allHeaders())['sec-purpose'] ?? '';
  if (response.status() !== 200 || purpose.includes('prefetch') || response.url().startsWith('data:')) return {kind, size: 0};
  const body = await response.body().catch(() => Buffer.alloc(0));
  return {kind, size: PACKED.has(kind) ? body.length : brotliCompressSync(body).length};
}
