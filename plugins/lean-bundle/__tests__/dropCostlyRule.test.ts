import {readFileSync} from 'node:fs';

import postcss from 'postcss';
import {expect, it} from 'vitest';

import {dropCostlyRule} from '../node/dropCostlyRule';

const THEME = readFileSync('node_modules/@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css', 'utf8');

it('takes the sibling of any kind out of the installed theme, and leaves the rest of its rule', async () => {
  expect(THEME).toContain('header + *');
  const {css} = await postcss([dropCostlyRule()]).process(THEME, {from: undefined});
  expect(css).not.toContain('header + *');
  expect(css).toContain('.docItemContainer article > *:first-child {\n  margin-top: 0;\n}');
});
