import type {Page} from '@playwright/test';

/** Where aids stand; some pages have several. */
export const PAGES: [aid: string, route: string][] = [
  ['rollout', '/guides-and-examples/staged-feature-rollouts'],
  ['rollout', '/basic-features/segments'],
  ['rollout', '/basic-features/managing-features'],
  ['rollout', '/advanced-use/ab-testing'],
  ['segment', '/basic-features/segments'],
  ['segment', '/guides-and-examples/mobile-app-versioning'],
  ['ladder', '/basic-features/'],
  ['ladder', '/basic-features/segments'],
  ['ladder', '/guides-and-examples/defensive-coding'],
  ['usage', '/billing/'],
  ['usage', '/system-administration/api-usage'],
  ['usage', '/guides-and-examples/efficient-api-usage'],
  ['usage', '/deployment/configuration/sizing-and-scaling'],
  ['permissions', '/system-administration/rbac'],
  ['signature', '/system-administration/webhooks'],
  ['signature', '/integrations/webhook'],
  ['edge-proxy', '/deployment/configuration/environment-variables/edge-proxy'],
  ['topology', '/deployment/'],
  ['topology', '/system-administration/architecture'],
];

/** The first page of each aid. */
export const FIRST = PAGES.filter(([aid], index) => PAGES.findIndex(([other]) => other === aid) === index);
/** Scrolls to an aid and waits until it can be changed. */
export async function reach(page: Page, aid: string): Promise<void> {
  await page.locator(`[data-aid="${aid}"]`).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`[data-aid="${aid}"] section.aid`);
}
