/** The box behind "Your URL" in a sample: the same setting as in the preferences of the navbar. Loaded when it is asked for. */
import {applyHost} from './applyContext';
import {parseHost, readHost, storeHost} from './context';
import {hideHostNotice, openBox} from './hostNotice';

export function askForHost(opener: HTMLElement): void {
  const form = document.createElement('form');
  const label = document.createElement('label');
  const field = Object.assign(document.createElement('input'), {
    value: readHost() ?? '',
    placeholder: 'https://flags.example.com',
    inputMode: 'url',
    autocomplete: 'off',
    spellcheck: false,
  });
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  message.textContent = 'Samples on every page use it. It is stored in this browser only; leave it empty for the hosted service.';
  label.append('Your API URL ', field);
  const apply = Object.assign(document.createElement('button'), {className: 'button button--sm button--primary', textContent: 'Apply'});
  const close = () => {
    hideHostNotice();
    opener.focus();
  };
  form.append(label, message, apply, cancelButton(close));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const host = parseHost(field.value);
    if (field.value.trim() && !host) {
      message.textContent = 'Enter a host name such as flags.example.com or http://localhost:8000.';
      return;
    }
    storeHost(host);
    applyHost(host);
    close();
  });
  form.addEventListener('keydown', ({key}) => key === 'Escape' && close());
  openBox('Your API URL', form);
  field.focus();
}

function cancelButton(onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--sm button--secondary',
    textContent: 'Cancel',
  });
  button.addEventListener('click', onClick);
  return button;
}
