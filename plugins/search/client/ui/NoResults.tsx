import type {ReactNode} from 'react';

import {ReportMissed} from '../ReportMissed';
import {reportUrl, TEXTS} from '../texts';
import {useAskName, useSearchData} from '../useBackend';
import controls from './controls.module.css';
import styles from './message.module.css';

type Props = {query: string; suggestions: string[]; onSuggestion: (query: string) => void; onAsk: (() => void) | undefined};

export function NoResults({query, suggestions, onSuggestion, onAsk}: Props): ReactNode {
  const data = useSearchData();
  const askName = useAskName();
  const proposed = suggestions.length > 0 ? suggestions : data.suggestions;
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 32 24" width="64" height="48" fill="none" stroke="var(--site-accent)" aria-hidden="true">
        <path d="M14 3a8 8 0 1 0 .01 0M20 17l7 6M11 11h6" />
      </svg>
      <p className={styles.messageTitle}>
        {TEXTS.noResults} “<strong>{query}</strong>”
      </p>
      <p>{TEXTS.trySearching}:</p>
      <ul>
        {proposed.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={controls.linkButton} onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {onAsk && askName && (
        <p>
          <button type="button" className={controls.linkButton} onClick={onAsk}>
            {TEXTS.askAbout(askName, query)}
          </button>
        </p>
      )}
      <p>
        {TEXTS.reportMissing}{' '}
        <a href={reportUrl(data.issuesUrl, query)} target="_blank" rel="noopener noreferrer">
          {TEXTS.reportLink}
        </a>
      </p>
      <ReportMissed missed={query} />
    </div>
  );
}
