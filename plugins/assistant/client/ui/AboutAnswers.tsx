import type {ReactNode} from 'react';

import {TEXTS} from '../texts';
import styles from './ask.module.css';

type Props = {isConnected: boolean};

/** One line that says where answers come from; the rest of the small print is a click away. */
export function AboutAnswers({isConnected}: Props): ReactNode {
  return (
    <details className={styles.about}>
      <summary>
        <span>{isConnected ? TEXTS.written : TEXTS.quoted}</span> <span className={styles.aboutLink}>{TEXTS.about}</span>
      </summary>
      <p>
        {isConnected ? `${TEXTS.connected} ${TEXTS.widgetDisclaimer}` : TEXTS.aboutQuotes} {TEXTS.disclaimer}
      </p>
    </details>
  );
}
