import type {ReactNode} from 'react';

import type {SearchUnavailable} from '../backends/types';
import {TEXTS} from '../texts';
import styles from './message.module.css';

type Props = {failure: SearchUnavailable; onRetry: () => void};

/** Said by the development server only, so readers do not load it. */
const UNBUILT = {
  errorTitle: 'Search is not ready yet',
  errorHelp: 'Search reads the built pages. Run “npm run build” once, then start the development server again.',
};

export function Failure({failure, onRetry}: Props): ReactNode {
  const isUnbuilt = process.env['NODE_ENV'] === 'development' && failure.reason === 'no-data';
  const {errorTitle, errorHelp} = isUnbuilt ? UNBUILT : TEXTS;
  return (
    <div className={styles.message} role={isUnbuilt ? 'status' : 'alert'}>
      <p className={styles.messageTitle}>{errorTitle}</p>
      <p>{errorHelp}</p>
      {!isUnbuilt && (
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          {TEXTS.retry}
        </button>
      )}
    </div>
  );
}
