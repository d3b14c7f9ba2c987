/**
 * Removes `.docItemContainer header + *` of the stock theme: what follows the title is always a
 * `.static-html`, which has no margin to take away, and a sibling that may be any element has
 * the browser style the whole article anew when React puts something into it
 * (tests/e2e/response.spec.ts).
 */
import type {PluginCreator} from 'postcss';

export const dropCostlyRule: PluginCreator<void> = () => ({
  postcssPlugin: 'drop-costly-rule',
  Rule(rule) {
    const isThere = rule.selectors.some((selector) => selector === '.docItemContainer header + *');
    if (isThere) rule.selectors = rule.selectors.filter((selector) => selector !== '.docItemContainer header + *');
  },
});
dropCostlyRule.postcss = true;
