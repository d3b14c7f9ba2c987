import {type FormEvent, type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {OPEN_EVENT} from '../../search/client';
import styles from './ui/errorBox.module.css';

/** A field for an error text; the search box opens with what the docs say about it. */
export function ErrorBox(): ReactNode {
  const [text, setText] = useState('');

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim()) document.dispatchEvent(new CustomEvent(OPEN_EVENT, {detail: {query: text, ask: true}}));
  }

  return (
    <form className={styles.errorBox} action={useBaseUrl('/search')} method="get" onSubmit={onSubmit}>
      <label>
        <span>Paste an error message or a line of a log</span>
        <textarea name="q" rows={3} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>It is compared with the messages that these docs explain. Nothing leaves your browser.</p>
      <button type="submit" className="button button--primary">
        Find the cause
      </button>
    </form>
  );
}
