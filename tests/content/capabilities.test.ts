import {expect, it} from 'vitest';

import {readPages} from '../../plugins/shared/pageSource';
import {checkCapability} from '../../scripts/lib/pages/capability';

const [page] = readPages(process.cwd());

it.each([
  [{min_plan: 'scale-up'}, /"scheduled-flags" is in the plan start-up/],
  [{applies_to: ['saas', 'self-hosted', 'enterprise']}, /says "–" of "scheduled-flags" for self-hosted/],
  [{capability: 'gone'}, /no row with the id "gone"/],
])('reports %j', (patch, message) => {
  const frontMatter = {capability: 'scheduled-flags', applies_to: ['saas', 'enterprise'], min_plan: 'start-up', ...patch};
  const problems = checkCapability({...page!, frontMatter}).map((problem) => problem.message);
  expect(problems.join()).toMatch(message);
  expect(problems).toHaveLength(1);
});
