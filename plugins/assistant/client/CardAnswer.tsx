import type {ReactNode} from 'react';

import type {Card} from '../../search/client';
import {parseSafeMarkdown} from './safeMarkdown';
import styles from './ui/lead.module.css';
import {PassageLink} from './ui/PassageLink';
import {SafeMarkdown} from './ui/SafeMarkdown';
import {pathOf} from './pathOf';

type Props = {card: Card; onNavigate: () => void};

/** A written answer, with the section that proves it. */
export function CardAnswer({card, onNavigate}: Props): ReactNode {
  return (
    <figure className={styles.lead}>
      <blockquote cite={card.url} className="markdown">
        <SafeMarkdown blocks={parseSafeMarkdown(card.answer, [card.url])} passages={[]} onNavigate={onNavigate} />
      </blockquote>
      <p className={styles.more}>
        <PassageLink url={card.url} onNavigate={onNavigate}>
          {pathOf(card)}
        </PassageLink>
      </p>
    </figure>
  );
}
