import type {ReactNode} from 'react';

import {STARTERS, TEXTS} from '../texts';
import styles from './starters.module.css';

/** What to ask, for readers who open the panel without a question of their own. */
export function Starters({onAsk}: {onAsk: (question: string) => void}): ReactNode {
  return (
    <>
      <p className={styles.label}>{TEXTS.starters}</p>
      <ul className={styles.starters}>
        {STARTERS.map((question) => (
          <li key={question}>
            <button type="button" className={styles.starter} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
