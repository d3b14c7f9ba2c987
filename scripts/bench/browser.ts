import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';

import {BROWSER_ARGS, findOrInstallBrowser} from '../lib/findBrowser';

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_ARGS,
  });
}

export type Conditions = {cpuSlowdown?: number; slowNetwork?: boolean};

/** The "slow 4G" of Lighthouse. */
const SLOW_NETWORK = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};

/** A reader who has never been here, on a desktop; requests to other hosts are refused. */
export async function freshPage(
  browser: Browser,
  {cpuSlowdown, slowNetwork}: Conditions = {},
): Promise<{page: Page; context: BrowserContext}> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  await context.route(
    (url) => !url.hostname.startsWith('127.'),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  return {page, context};
}
