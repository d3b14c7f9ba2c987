import {Fragment, type ReactNode} from 'react';

import type {MarkedText} from '../../types';
import styles from './results.module.css';

export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({marked, text: piece}, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
