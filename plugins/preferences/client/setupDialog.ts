/**
 * "Your setup": what the reader enters once, so that samples, tabs and comparisons follow on every
 * page.
 */
import {codeThemes} from '@site/plugins/code-blocks/types';
import {chooseInGroup, readChoice} from '@site/plugins/static-pages/client/tabs';

import {createButton} from '../../shared/browser/createButton';
import {writeClipboard} from '../../shared/browser/clipboard';
import {createElement} from '../../shared/browser/createElement';
import {applyTheme, DEFAULT_THEME} from './applyTheme';
import {applyToSamples} from './applyToSamples';
import {followEdition} from './followEdition';
import {parseHost, readSetting, storeSetting} from './settings';

import './setupDialog.css';
import '@generated/code-blocks/default/code-themes.css';

/** The languages that pages have tabs for, in the order of guide/writing.md. */
const LANGUAGES = {
  all: 'All languages',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  java: 'Java',
  kotlin: 'Kotlin',
  swift: 'Swift',
  go: 'Go',
  csharp: 'C#',
  ruby: 'Ruby',
  php: 'PHP',
  rust: 'Rust',
  elixir: 'Elixir',
  dart: 'Dart',
  curl: 'curl',
};
const EDITIONS = {'': 'All editions', saas: 'SaaS', 'open-source': 'Open source, self-hosted', enterprise: 'Enterprise, self-hosted'};
const THEMES = {[DEFAULT_THEME]: 'Flagsmith (default)', ...Object.fromEntries(codeThemes.map(({id, label}) => [id, label]))};

export function openSetup(): void {
  const status = createElement('p', {role: 'status'});
  const language = readChoice('language', window.location.search) ?? 'all';
  const host = textField('API URL', 'https://edge.api.flagsmith.com', readSetting('host'), (text) => {
    const origin = parseHost(text);
    if (text && !origin) return 'Enter a host name such as flags.example.com or http://localhost:8000.';
    storeSetting('host', origin);
    applyToSamples();
    return `Samples now use ${origin ?? 'the SaaS API'}.`;
  });
  const key = textField('Environment key', 'YOUR_ENVIRONMENT_KEY', readSetting('key'), (text) => {
    if (!storeSetting('key', text || undefined)) return 'A key has letters, digits, dots, dashes and underscores only.';
    applyToSamples();
    return text ? 'Samples now use your key.' : 'Samples now use a placeholder.';
  });

  function textField(label: string, placeholder: string, value: string | undefined, save: (text: string) => string): HTMLInputElement {
    const input = createElement('input', {placeholder, value: value ?? '', 'aria-label': label, autocomplete: 'off', spellcheck: 'false'});
    input.addEventListener('change', () => (status.textContent = save(input.value.trim())));
    return input;
  }
  const edition = selectField(EDITIONS, readSetting('edition') ?? '', (value) => {
    storeSetting('edition', value || undefined);
    followEdition();
    if (value === 'saas') {
      storeSetting('host', undefined);
      host.value = '';
      applyToSamples();
    }
    if (value) chooseInGroup('deployment', value === 'saas' ? 'saas' : 'self-hosted');
  });
  const dialog = createElement(
    'dialog',
    {class: 'setup', 'aria-label': 'Your setup'},
    createElement('h2', {}, 'Your setup'),
    createElement('p', {}, 'Samples and tabs on every page use it. It stays in this browser, and your key is never part of a link.'),
    field(
      'Language',
      selectField(LANGUAGES, language, (value) => chooseInGroup('language', value)),
    ),
    field('Edition', edition),
    field('API URL', host),
    field('Environment key', key),
    field('Code theme', selectField(THEMES, readSetting('theme') ?? DEFAULT_THEME, saveTheme)),
    status,
    createButton('Done', 'primary', () => dialog.close()),
    createButton('Copy link to this setup', 'secondary', () => {
      void writeClipboard(linkToSetup()).then((done) => (status.textContent = done ? 'Link copied, without your key.' : linkToSetup()));
    }),
    createButton('Reset', 'secondary', () => {
      for (const name of ['host', 'key', 'edition', 'theme'] as const) storeSetting(name, undefined);
      chooseInGroup('language', 'all');
      applyToSamples();
      applyTheme();
      followEdition();
      dialog.close();
    }),
  );
  dialog.addEventListener('click', ({target}) => {
    // The backdrop belongs to the dialog; its content covers the rest.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function field(label: string, control: HTMLElement): HTMLLabelElement {
  return createElement('label', {}, label, control);
}

function selectField(choices: Record<string, string>, chosen: string, save: (value: string) => void): HTMLSelectElement {
  const options = Object.entries(choices).map(([value, label]) => new Option(label, value, false, value === chosen));
  const select = createElement('select', {}, ...options);
  select.addEventListener('change', () => save(select.value));
  return select;
}

function saveTheme(theme: string): void {
  storeSetting('theme', theme === DEFAULT_THEME ? undefined : theme);
  applyTheme();
}

/** What opens this page with the same setup; the reader of the link confirms the host. */
function linkToSetup(): string {
  const url = new URL(window.location.href);
  const setup = {
    host: readSetting('host')?.replace(/^https:\/\//, ''),
    edition: readSetting('edition'),
    language: readChoice('language', url.search),
  };
  for (const [name, value] of Object.entries(setup)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}
