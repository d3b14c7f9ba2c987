/** Accessibility faults that axe finds, a line for each rule. */
import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

type ColourMode = 'light' | 'dark';

/** In the whole page, or in the parts that match. */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  // Parts that the browser has not laid out keep the colours of the mode they were last drawn in
  // (src/css/long-pages.css).
  await page.evaluate(() => document.documentElement.setAttribute('data-whole-page', ''));
  // Without frames of other sites there is no need for the second page that the builder opens to
  // put their results together.
  const builder = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  for (const part of parts) builder.include(part);
  const {violations: found} = await builder.analyze();
  return found.map(({id, nodes}) => {
    const places = nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`);
    return `${id} (${nodes.length}): ${places.join(' | ')}`;
  });
}

/** At each width in both colour modes. Nothing may be wider than the window. */
export async function expectNoViolations(
  page: Page,
  name: string,
  {widths, parts = [], modes = ['light', 'dark']}: {widths: number[]; parts?: string[]; modes?: ColourMode[]},
): Promise<void> {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({width, height: 900});
    expect.soft(await rightEdge(page, parts), `${name}: nothing is wider than the window`).toBeLessThanOrEqual(width);
    for (const mode of modes) {
      await setColourMode(page, mode);
      expect.soft(await violations(page, ...parts), `${name}: ${mode}, ${width} px`).toEqual([]);
    }
  }
}

/** Of the whole page, and of parts that something around them may cut off. */
function rightEdge(page: Page, parts: string[] = []): Promise<number> {
  return page.evaluate(
    (selectors) =>
      Math.max(
        document.documentElement.scrollWidth,
        ...selectors
          .flatMap((part) => [...document.querySelectorAll(part)])
          .map((element) => Math.floor(element.getBoundingClientRect().right)),
      ),
    parts,
  );
}

/** Nothing is stored, so the site follows the system. Fading ends immediately. */
async function setColourMode(page: Page, colorScheme: ColourMode): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.waitForFunction((mode) => document.documentElement.dataset['theme'] === mode, colorScheme);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}
