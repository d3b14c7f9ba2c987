import {readFileSync} from 'node:fs';

import postcss from 'postcss';
import {expect, it} from 'vitest';

import {dropCostlyRule} from '../node/dropCostlyRule';

const THEME = readFileSync('node_modules/@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css', 'utf8');

it('empties the rule with a sibling of any kind in the installed theme, and no other', async () => {
  expect(THEME).toContain('header + *');
  const {css} = await postcss([dropCostlyRule()]).process(THEME, {from: undefined});
  expect(css).toContain('.docItemContainer {\n}');
  expect(css).not.toContain('margin-top');
  expect(css).toContain('.docItemCol {\n    max-width: 75% !important;\n  }');
});
