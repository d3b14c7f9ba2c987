import {element, text, type TreeNode} from '../tree';

/**
 * `<FlagDemo />`: a flag, and a page that it changes. A checkbox and CSS (src/css/home.css), so it
 * works without scripts and by keyboard; on paper it is a picture of the flag switched on.
 */
export function renderFlagDemo(): TreeNode {
  const id = 'flag-demo';
  const line = (name: string, content: TreeNode[]) => element('p', {className: [name]}, content);
  return element('div', {className: ['flag-demo']}, [
    element('input', {type: 'checkbox', role: 'switch', id, checked: true}),
    element('label', {htmlFor: [id]}, [element('code', {}, [text('new_checkout')])]),
    element('div', {ariaLive: 'polite'}, [
      element('p', {}, [text('Your basket: 2 items, €38')]),
      line('when-on', [element('span', {}, [text('Pay in one click')]), text(' new checkout')]),
      line('when-off', [element('span', {}, [text('Continue to address')]), text(' old checkout')]),
    ]),
  ]);
}
