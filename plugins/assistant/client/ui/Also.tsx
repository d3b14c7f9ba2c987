import type {ReactNode} from 'react';

import type {Passage} from '../../../search/client';
import {pathOf} from '../pathOf';
import styles from './answer.module.css';
import {PassageLink} from './PassageLink';

type Props = {title: string; passages: Passage[]; onNavigate: () => void};

/** Further links, each with the line that matched. */
export function Also({title, passages, onNavigate}: Props): ReactNode {
  if (passages.length === 0) return null;
  return (
    // Not a region: a conversation has one in every answer, under the same name.
    <div className={styles.also} role="group" aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {passages.map((passage) => (
          <li key={passage.url}>
            <PassageLink url={passage.url} onNavigate={onNavigate}>
              {pathOf(passage)}
            </PassageLink>
            {passage.line && <span className={styles.line}>{passage.line}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
