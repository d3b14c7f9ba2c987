import {createElement} from './createElement';

/** A small button in the style of the site, for notices that are made without React. */
export function createButton(label: string, variant: 'primary' | 'secondary', onClick: () => void): HTMLButtonElement {
  const button = createElement('button', {type: 'button', class: `button button--sm button--${variant}`}, label);
  button.addEventListener('click', onClick);
  return button;
}
