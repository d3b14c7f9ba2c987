/** The form behind "API URL" of a sample; the preferences in the navbar have the same field. */
import {createButton} from '../../shared/browser/createButton';
import {applyHost} from './applyHost';
import {hideHostNotice, openBox} from './hostNotice';
import {parseHost, readHost, storeHost} from './settings';

export function openHostForm(opener: HTMLElement): void {
  const form = document.createElement('form');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  Object.assign(input, {
    value: readHost() ?? '',
    placeholder: 'https://flags.example.com',
    inputMode: 'url',
    autocomplete: 'off',
    spellcheck: false,
  });
  label.append('Your API URL in all samples', input);
  const close = () => {
    hideHostNotice();
    opener.focus();
  };
  const save = (host: string | undefined) => {
    storeHost(host);
    applyHost(host);
    close();
  };
  form.append(label, message);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const host = parseHost(input.value);
    if (host || input.value.trim() === '') save(host);
    else message.textContent = 'Enter a host name such as flags.example.com or http://localhost:8000.';
  });
  form.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') close();
  });
  const apply = createButton('Apply', 'primary', () => form.requestSubmit());
  openBox(
    'API URL in samples',
    form,
    apply,
    createButton('Back to SaaS', 'secondary', () => save(undefined)),
    createButton('Cancel', 'secondary', close),
  );
  input.focus();
}
