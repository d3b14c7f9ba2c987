import type {ReactNode} from 'react';

import type {FailureReason, SearchUnavailable} from './backends/types';
import {TEXTS} from './texts';
import styles from './ui/message.module.css';

type Props = {failure: SearchUnavailable; onRetry: () => void};

const HELP: Record<Exclude<FailureReason, 'no-data'>, string> = {
  network: TEXTS.errorHelp,
  outdated: TEXTS.errorOutdated,
  service: TEXTS.errorService,
};

/** Said by the development server only, so readers do not load it. */
const UNBUILT = 'Search reads the built pages. Run “npm run build” once, then start the development server again.';

export function Failure({failure: {reason}, onRetry}: Props): ReactNode {
  if (process.env['NODE_ENV'] === 'development' && reason === 'no-data')
    return (
      <div className={styles.message} role="status">
        <p className={styles.messageTitle}>Search is not ready yet</p>
        <p>{UNBUILT}</p>
      </div>
    );
  const isOutdated = reason === 'outdated';
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{TEXTS.errorTitle}</p>
      <p>{HELP[reason === 'no-data' ? 'service' : reason]}</p>
      <button type="button" className="button button--secondary button--sm" onClick={isOutdated ? () => window.location.reload() : onRetry}>
        {isOutdated ? TEXTS.reload : TEXTS.retry}
      </button>
    </div>
  );
}
