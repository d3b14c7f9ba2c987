/** The form behind "API URL" of a sample; the preferences in the navbar have the same field. */
import {createButton} from '../../shared/browser/createButton';
import {createElement} from '../../shared/browser/createElement';
import {applyHost} from './applyHost';
import {hideHostNotice, openBox} from './hostNotice';
import {parseHost, readHost, storeHost} from './settings';

export function openHostForm(opener: HTMLElement): void {
  const input = createElement('input', {
    value: readHost() ?? '',
    placeholder: 'https://flags.example.com',
    inputmode: 'url',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const message = createElement('p', {role: 'status'});
  const form = createElement('form', {}, createElement('label', {}, 'Your API URL in all samples', input), message);
  const close = () => {
    hideHostNotice();
    opener.focus();
  };
  const save = (host: string | undefined) => {
    storeHost(host);
    applyHost(host);
    close();
  };
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
    createButton('Reset to SaaS', 'secondary', () => save(undefined)),
    createButton('Cancel', 'secondary', close),
  );
  input.focus();
}
