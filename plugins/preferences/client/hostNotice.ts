/**
 * Asks before a host from a link replaces the API's URL in samples: whoever
 * follows them sends keys there.
 */
import {createButton} from '../../shared/browser/createButton';

import '../../shared/browser/notice.css';

const ID = 'host-notice';

export function showHostNotice(host: string, onAccept: () => void): void {
  const text = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = host;
  text.append('This link wants samples to send requests, with your keys, to ', name, '. Agree only if this is your Flagsmith server.');
  openBox(
    'API URL in samples',
    text,
    createButton('Use this URL', 'primary', () => {
      onAccept();
      hideHostNotice();
    }),
    createButton('Keep the current one', 'secondary', decline),
  );
}

export function openBox(label: string, ...content: Node[]): void {
  hideHostNotice();
  const box = document.createElement('section');
  box.id = ID;
  box.className = 'notice';
  box.setAttribute('aria-label', label);
  box.append(...content);
  document.body.append(box);
}

export function hideHostNotice(): void {
  document.getElementById(ID)?.remove();
}

/**
 * Without it in the URL, the next page does not ask again, and a copied
 * link does not pass it on.
 */
function decline(): void {
  hideHostNotice();
  const url = new URL(window.location.href);
  url.searchParams.delete('host');
  window.history.replaceState(window.history.state, '', url);
}
