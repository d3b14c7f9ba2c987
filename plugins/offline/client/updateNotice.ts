import {createButton} from '../../shared/browser/createButton';

import '../../shared/browser/notice.css';

const ID = 'update-notice';

export function showUpdate(onReload: () => void): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  box.className = 'notice';
  box.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = 'A newer version of these pages is available.';
  box.append(
    text,
    createButton('Reload', 'primary', onReload),
    createButton('Later', 'secondary', () => box.remove()),
  );
  document.body.append(box);
}
