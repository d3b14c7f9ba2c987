import {createButton} from '../../shared/browser/createButton';
import {createElement} from '../../shared/browser/createElement';

import '../../shared/browser/notice.css';

const ID = 'update-notice';

export function showUpdate(onReload: () => void): void {
  if (document.getElementById(ID)) return;
  const box = createElement(
    'div',
    {id: ID, class: 'notice', role: 'status'},
    createElement('span', {}, 'A newer version of these pages is available.'),
    createButton('Reload', 'primary', onReload),
    createButton('Later', 'secondary', () => box.remove()),
  );
  document.body.append(box);
}
