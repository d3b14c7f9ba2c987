/** No accessibility violation on any route, in both colour modes, on a phone and on a desktop. */
import {readFileSync} from 'node:fs';

import AxeBuilder from '@axe-core/playwright';

import {expect, test} from './support/site';

const routes = [...(JSON.parse(readFileSync('tests/content/__fixtures__/spec-routes.json', 'utf8')) as string[]), '/search?q=segments', '/no-such-page'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`axe, ${colorScheme}, ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});
      for (const route of routes) {
        test(route, async ({page}) => {
          await page.goto(route);
          await page.waitForSelector('html[data-has-hydrated=true]');
          const {violations} = await new AxeBuilder({page}).analyze();
          expect(violations.map(({id, nodes}) => `${id}: ${nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`)).toEqual([]);
        });
      }
    });
  }
}
