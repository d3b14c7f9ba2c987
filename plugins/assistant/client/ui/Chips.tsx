import type {ReactNode} from 'react';

import {isSame, type Refinement} from '../refinements';
import {TEXTS} from '../texts';
import styles from './answer.module.css';

type Props = {choices: Refinement[]; chosen: Refinement | undefined; shownTab: string; onChoose: (choice: Refinement | undefined) => void};

/** Narrows the question to a language or an edition. */
export function Chips({choices, chosen, shownTab, onChoose}: Props): ReactNode {
  if (choices.length === 0) return null;
  const isPressed = (choice: Refinement) => isSame(chosen, choice) || (choice.kind === 'tab' && choice.label === shownTab);
  return (
    <div className={styles.chips} role="group" aria-label={TEXTS.narrow}>
      {choices.map((choice) => (
        <button
          key={choice.kind + choice.label}
          type="button"
          aria-pressed={isPressed(choice)}
          onClick={() => onChoose(isSame(chosen, choice) ? undefined : choice)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
