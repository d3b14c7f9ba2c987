import './updateNotice.css';

const ID = 'update-notice';

export function showUpdate(onReload: () => void): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  box.className = 'update-notice';
  box.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = 'A newer version of these pages is available.';
  box.append(
    text,
    button('Reload', 'button--primary', onReload),
    button('Later', 'button--secondary', () => box.remove()),
  );
  document.body.append(box);
}

function button(label: string, look: string, onClick: () => void): HTMLButtonElement {
  const one = document.createElement('button');
  one.type = 'button';
  one.className = `button button--sm ${look}`;
  one.textContent = label;
  one.addEventListener('click', onClick);
  return one;
}
