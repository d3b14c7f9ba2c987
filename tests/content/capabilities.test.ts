import {expect, it} from 'vitest';

import {readPages} from '../../plugins/shared/pageSource';
import {checkCapability} from '../../scripts/lib/pages/capability';

const pages = readPages(process.cwd()).filter(({frontMatter}) => frontMatter['capability'] !== undefined);

it.each(pages.map((page) => [page.file, page] as const))('%s has the badges of data/tables/capabilities.json', (_file, page) => {
  expect(checkCapability(page)).toEqual([]);
});

it.each([
  [{min_plan: 'scale-up'}, /"scheduled-flags" is in the plan start-up/],
  [{applies_to: ['saas', 'self-hosted', 'enterprise']}, /says "–" of "scheduled-flags" for self-hosted/],
  [{capability: 'gone'}, /no row with the id "gone"/],
])('reports %j', (patch, message) => {
  const frontMatter = {capability: 'scheduled-flags', applies_to: ['saas', 'enterprise'], min_plan: 'start-up', ...patch};
  const problems = checkCapability({...pages[0]!, frontMatter}).map((problem) => problem.message);
  expect(problems.join()).toMatch(message);
  expect(problems).toHaveLength(1);
});
