import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';

import {BROWSER_ARGS, findOrInstallBrowser} from '../lib/findBrowser';

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_ARGS,
  });
}

/** A reader who has never been here, on a desktop; requests to other hosts are refused. */
export async function freshPage(browser: Browser, options: {cpuSlowdown?: number} = {}): Promise<{page: Page; context: BrowserContext}> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}, serviceWorkers: 'block'});
  await context.route(
    (url) => !url.hostname.startsWith('127.'),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  if (options.cpuSlowdown) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: options.cpuSlowdown});
  }
  return {page, context};
}
