import {type ReactNode, useEffect, useState} from 'react';

import {missedUrl, readMissed, rememberMissed} from './missed';
import {TEXTS} from './texts';
import styles from './ui/missed.module.css';
import {useSearchData} from './useBackend';

type Props = {missed: string};

/** A query that is still being typed finds nothing either. */
const PAUSE_MS = 1000;

/** The last questions and searches that found nothing, to be read before they become an issue. */
export function ReportMissed({missed}: Props): ReactNode {
  const {issuesUrl} = useSearchData();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(rememberMissed, PAUSE_MS, missed);
    return () => clearTimeout(timer);
  }, [missed]);

  function onToggle(isOpen: boolean): void {
    if (!isOpen) return;
    rememberMissed(missed);
    setText(
      `${TEXTS.missedIntro}\n\n${readMissed()
        .map((line) => `- ${line.replace(/\s+/g, ' ')}`)
        .join('\n')}\n`,
    );
  }

  return (
    <details className={styles.missed} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{TEXTS.missed}</summary>
      <textarea aria-label={TEXTS.missedText} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      <a href={missedUrl(issuesUrl, text)} target="_blank" rel="noopener noreferrer">
        {TEXTS.openIssue}
      </a>
    </details>
  );
}
