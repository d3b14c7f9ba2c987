import type {ReactNode} from 'react';

import {lazyPart} from '../../../shared/browser/lazyPart';
import type {Card} from '../../types';
import styles from './card.module.css';

const CardAnswer = lazyPart(
  'The answer',
  async () => (await import(/* webpackChunkName: "part-card" */ '../../../assistant/client/CardAnswer')).CardAnswer,
);

type Props = {card: Card; onNavigate: () => void};

/** The written answer above the results. */
export function SearchCard({card, onNavigate}: Props): ReactNode {
  return (
    <section className={styles.card} aria-label={card.question}>
      <p className={styles.question}>{card.question}</p>
      <CardAnswer waiting={nothing} card={card} onNavigate={onNavigate} />
    </section>
  );
}

const nothing = () => null;
