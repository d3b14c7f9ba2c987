import {createElement} from '../../shared/browser/createElement';
import './enlarged.css';

/**
 * Opens the whole picture over the page. Escape, a click and the button close it; the focus goes
 * back to the picture. Returns a function that closes it.
 */
export function enlarge(link: HTMLAnchorElement): () => void {
  const small = link.querySelector('img');
  const alt = small?.alt ?? '';
  const size = {width: small?.getAttribute('width') ?? '', height: small?.getAttribute('height') ?? ''};
  const image = createElement('img', {src: link.href, alt, ...size});
  const button = createElement('button', {type: 'button', class: 'button button--secondary button--sm'}, 'Close');
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent;
  const dialog = createElement('dialog', {class: 'enlarged', 'aria-label': alt}, button, image);
  if (caption) dialog.append(createElement('p', {}, caption));
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
