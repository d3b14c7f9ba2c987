import type {ReactNode} from 'react';

import type {ErrorRow} from '../../../search/client';
import {pathOf} from '../pathOf';
import styles from './lead.module.css';
import {PassageLink} from './PassageLink';

type Props = {row: ErrorRow; onNavigate: () => void};

/** A dash stands for nothing, and links are not part of the text. */
const isSaid = ({text}: {text: string}): boolean => text.trim() !== '' && text !== '–';

/** The row of a table of problems that a pasted text is about. */
export function ErrorAnswer({row: {message, cells, ...place}, onNavigate}: Props): ReactNode {
  return (
    <figure className={styles.lead}>
      <blockquote cite={place.url} className="markdown">
        <p>
          <strong>{message}</strong>
        </p>
        {cells.filter(isSaid).map(({column, text}) => (
          <p key={column}>
            {column}: {text}
          </p>
        ))}
      </blockquote>
      <p className={styles.more}>
        <PassageLink url={place.url} onNavigate={onNavigate}>
          {pathOf(place)}
        </PassageLink>
      </p>
    </figure>
  );
}
