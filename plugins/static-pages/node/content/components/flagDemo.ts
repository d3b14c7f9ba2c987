import {element, text, type TreeNode} from '../tree';

const OPERATORS = {EQUAL: 'is', NOT_EQUAL: 'is not', CONTAINS: 'contains'};

/**
 * `<FlagDemo />`: a flag with a rule, a user, and a page that the flag changes. The switch is a
 * checkbox and CSS (src/css/home.css), so it works without scripts and by keyboard. With scripts,
 * readers edit rule and user, and plugins/playground/client/flagDemo.ts evaluates them. On paper it
 * is a picture of the flag switched on.
 */
export function renderFlagDemo(): TreeNode {
  const id = 'flag-demo';
  const plan = element('code', {}, [text('plan')]);
  const line = (name: string, content: TreeNode[]) => element('p', {className: [name]}, content);
  const field = (ariaLabel: string) =>
    element('input', {
      type: 'text',
      value: 'pro',
      ariaLabel,
      maxLength: 40,
      autoComplete: ['off'],
      autoCapitalize: 'off',
      spellCheck: 'false',
    });
  const operators = Object.entries(OPERATORS).map(([value, label]) => element('option', {value}, [text(label)]));
  return element('div', {className: ['flag-demo']}, [
    element('input', {type: 'checkbox', role: 'switch', id, checked: true}),
    element('label', {htmlFor: [id]}, [element('code', {}, [text('new_checkout')])]),
    line('flag-rule', [
      text('for users whose '),
      plan,
      element('select', {ariaLabel: 'Operator of the rule'}, operators),
      field('Value of the rule'),
    ]),
    line('flag-rule', [text('The '), plan, text(' of this user is '), field('Plan of the user')]),
    element('div', {ariaLive: 'polite'}, [
      line('when-on', [element('span', {}, [text('Pay in one click')]), text(' new checkout')]),
      line('when-off', [element('span', {}, [text('Continue to address')]), text(' old checkout')]),
    ]),
  ]);
}
