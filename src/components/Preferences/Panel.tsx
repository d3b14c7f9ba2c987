import {useState, type FormEvent, type ReactNode} from 'react';

import {codeThemes} from '@site/plugins/code-blocks/types';
import {
  applyHost,
  applyTheme,
  DEFAULT_THEME,
  parseHost,
  readHost,
  readTheme,
  storeHost,
  storeTheme,
} from '@site/plugins/preferences/client';
import {chooseInGroup, readChoice} from '@site/plugins/static-pages/client/tabs';

import '@site/src/css/code-themes.css';

import styles from './styles.module.css';

export function Panel(): ReactNode {
  return (
    <>
      <HostForm />
      <LanguageSelect />
      <ThemeSelect />
    </>
  );
}

/** API URLs in samples: the hosted service, or the reader's own host. */
function HostForm(): ReactNode {
  const [saved, setSaved] = useState(readHost);
  const [draft, setDraft] = useState(saved ?? '');
  const [message, setMessage] = useState('');

  const choose = (host: string | undefined) => {
    storeHost(host);
    applyHost(host);
    setSaved(host);
    setMessage(host ? `Samples now use ${host}.` : 'Samples now use the hosted service.');
    linkHost(host);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const host = parseHost(draft);
    if (draft.trim() === '') choose(undefined);
    else if (host) choose(host);
    else setMessage('Enter a host name such as flags.example.com or http://localhost:8000.');
  };

  return (
    <form onSubmit={submit} className={styles.group}>
      <label>
        <span>Your API URL</span>
        <input
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          placeholder="https://edge.api.flagsmith.com"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p className={styles.hint}>Samples on every page use it. It is stored in this browser only.</p>
      <div className={styles.row}>
        <button type="submit" className="button button--primary button--sm">
          Apply
        </button>
        {saved && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              setDraft('');
              choose(undefined);
            }}
          >
            Reset to SaaS
          </button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {message}
      </p>
    </form>
  );
}

function linkHost(host: string | undefined): void {
  const url = new URL(window.location.href);
  if (host) url.searchParams.set('host', host.replace(/^https:\/\//, ''));
  else url.searchParams.delete('host');
  window.history.replaceState(window.history.state, '', url);
}

/** The languages that pages have tabs for, in the order of guide/writing.md. */
const LANGUAGES = {
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

function LanguageSelect(): ReactNode {
  const [language, setLanguage] = useState(() => readChoice('language', window.location.search) ?? 'all');
  return (
    <label className={styles.group}>
      <span>Code sample language</span>
      <select
        value={language}
        onChange={({target}) => {
          setLanguage(target.value);
          chooseInGroup('language', target.value);
        }}
      >
        <option value="all">All languages</option>
        {Object.entries(LANGUAGES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeSelect(): ReactNode {
  const [theme, setTheme] = useState(readTheme);
  return (
    <label className={styles.group}>
      <span>Code theme</span>
      <select
        value={theme}
        onChange={({target}) => {
          setTheme(target.value);
          storeTheme(target.value);
          applyTheme(target.value);
        }}
      >
        <option value={DEFAULT_THEME}>Flagsmith (default)</option>
        {codeThemes.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
