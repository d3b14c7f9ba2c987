/**
 * The question, as a region at the bottom of the page. It takes no focus unless the reader asked
 * for it, and covers nothing they need.
 */
import {createButton} from '../../shared/browser/createButton';
import {createElement} from '../../shared/browser/createElement';

import '../../shared/browser/notice.css';

const ID = 'privacy-choices';

type Props = {names: string[]; browserRefuses: boolean; takeFocus: boolean; onAnswer: (answer: 'granted' | 'denied') => void};

export function showPrompt({names, browserRefuses, takeFocus, onAnswer}: Props): void {
  document.getElementById(ID)?.remove();
  const opener = document.activeElement;
  const text = createElement('p', {}, browserRefuses ? refusedText : questionText(names));
  const box = createElement('section', {id: ID, class: 'notice', 'aria-label': 'Privacy choices', tabindex: '-1'}, text);
  const close = () => {
    box.remove();
    if (takeFocus && opener instanceof HTMLElement) opener.focus();
  };
  const answer = (value: 'granted' | 'denied') => () => {
    close();
    onAnswer(value);
  };
  if (browserRefuses) box.append(createButton('Close', 'secondary', close));
  else box.append(createButton('Allow', 'secondary', answer('granted')), createButton('Decline', 'secondary', answer('denied')));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && takeFocus) close();
  });
  document.body.append(box);
  if (takeFocus) box.focus();
}

const refusedText =
  'Your browser asks sites not to track you (Do Not Track or Global Privacy Control), so nothing of this kind is loaded here.';

function questionText(names: string[]): string {
  return `May these docs measure how they are used? With your permission we load: ${names.join('; ')}. Without it, none of them is contacted. You can change your answer under “Privacy choices” in the footer.`;
}
