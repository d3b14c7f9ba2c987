import type {ReactNode} from 'react';

import type {SearchUnavailable} from '../backends/types';
import {TEXTS} from '../texts';
import styles from './message.module.css';

type Props = {failure: SearchUnavailable; onRetry: () => void};

export function Failure({failure, onRetry}: Props): ReactNode {
  const isUnbuilt = failure.reason === 'no-data';
  return (
    <div className={styles.message} role={isUnbuilt ? 'status' : 'alert'}>
      <p className={styles.messageTitle}>{isUnbuilt ? TEXTS.noDataTitle : TEXTS.errorTitle}</p>
      <p>{isUnbuilt ? TEXTS.noDataHelp : TEXTS.errorHelp}</p>
      {!isUnbuilt && (
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          {TEXTS.retry}
        </button>
      )}
    </div>
  );
}
