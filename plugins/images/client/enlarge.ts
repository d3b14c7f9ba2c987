/**
 * Opens the whole picture over the page. Escape, a click and the button close it; the focus goes
 * back to the picture. Returns a function that closes it.
 */
export function enlarge(link: HTMLAnchorElement): () => void {
  const small = link.querySelector('img');
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', small?.alt ?? '');
  const image = new Image(small?.width, small?.height);
  Object.assign(image, {
    src: link.href,
    alt: small?.alt ?? '',
    width: Number(small?.getAttribute('width')),
    height: Number(small?.getAttribute('height')),
  });
  const button = document.createElement('button');
  Object.assign(button, {type: 'button', textContent: 'Close', className: 'button button--secondary button--sm'});
  dialog.append(button, image);
  const close = () => dialog.close();
  dialog.addEventListener('click', close);
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Safari does not focus links that were clicked, so there would be nothing to go back to.
    link.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
