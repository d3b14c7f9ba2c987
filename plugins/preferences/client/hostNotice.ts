/**
 * Asks before a host from a link replaces the API's URL in samples: whoever
 * follows them sends keys there.
 */
import {createButton} from '../../shared/browser/createButton';
import {createElement} from '../../shared/browser/createElement';

import '../../shared/browser/notice.css';

const ID = 'host-notice';

export function showHostNotice(host: string, onAccept: () => void): void {
  const text = createElement(
    'p',
    {},
    'This link changes the API URL in code samples to ',
    createElement('strong', {}, host),
    '. Accept only if this is your own Flagsmith server, because samples that you run send your keys there.',
  );
  const hide = () => document.getElementById(ID)?.remove();
  const accept = createButton('Use this URL', 'primary', () => {
    onAccept();
    hide();
  });
  const keep = createButton('Keep the current one', 'secondary', () => {
    hide();
    forgetOffer();
  });
  hide();
  document.body.append(createElement('section', {id: ID, class: 'notice', 'aria-label': 'API URL in samples'}, text, accept, keep));
}

/**
 * Without it in the URL, the next page does not ask again, and a copied
 * link does not pass it on.
 */
function forgetOffer(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('host');
  window.history.replaceState(window.history.state, '', url);
}
