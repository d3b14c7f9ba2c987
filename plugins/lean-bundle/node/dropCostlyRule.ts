/**
 * Empties a rule of the stock theme that takes the upper margin from the first element of an
 * article and from what follows its title (`header + *`): here neither has one. A sibling that may
 * be any element makes the browser restyle the whole article when React puts something into it
 * (tests/e2e/response.slow.spec.ts).
 */
import type {PluginCreator} from 'postcss';

export const dropCostlyRule: PluginCreator<void> = () => ({
  postcssPlugin: 'drop-costly-rule',
  Rule(rule) {
    if (!rule.selectors.includes('.docItemContainer header + *')) return;
    // Empty, so that the theme finds the name of its class; the minifier drops it.
    rule.selector = '.docItemContainer';
    rule.removeAll();
  },
});
dropCostlyRule.postcss = true;
