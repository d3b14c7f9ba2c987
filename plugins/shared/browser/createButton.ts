/** A small button in the style of the site, for notices that are made without React. */
export function createButton(label: string, variant: 'primary' | 'secondary', onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--sm button--${variant}`;
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
