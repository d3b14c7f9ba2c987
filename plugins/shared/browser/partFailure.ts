import {createButton} from './createButton';
import {createElement} from './createElement';
import {CHECK_NETWORK, failureReason} from './failureReason';

/**
 * What stands in the place of a part of the page whose script could not be loaded. After a deploy
 * the script of an open page is gone, so another try cannot help and a reload does.
 */
export function createPartFailure(what: string, error: unknown, retry: () => void, message = `${what} could not be loaded.`): HTMLElement {
  const text = createElement('span', {}, message);
  const button = createButton('Retry', 'primary', retry);
  void failureReason(error).then((reason) => {
    if (reason === 'network') text.append(` ${CHECK_NETWORK}`);
    if (reason !== 'outdated') return;
    text.textContent = `${what} could not be loaded, because this page was updated after you opened it.`;
    button.replaceWith(createButton('Reload', 'primary', () => window.location.reload()));
  });
  return createElement('span', {class: 'part-failure', role: 'alert'}, text, button);
}
