import type {ReactNode} from 'react';

import {citedIn, parseSafeMarkdown} from '../safeMarkdown';
import {TEXTS} from '../texts';
import type {Answer} from '../useAsk';
import {Also} from './Also';
import styles from './answer.module.css';
import {SafeMarkdown} from './SafeMarkdown';

type Props = {answer: Answer; onNavigate: () => void};

/** What a model wrote, and what it rests on. */
export function Written({answer: {text, passages, status, unsupported}, onNavigate}: Props): ReactNode {
  const blocks = parseSafeMarkdown(
    text,
    passages.map(({url}) => url),
  );
  const cited = citedIn(blocks);
  const sources = cited.length > 0 ? cited.flatMap((number) => passages[number - 1] ?? []) : status === 'done' ? passages.slice(0, 3) : [];
  return (
    <>
      <SafeMarkdown blocks={blocks} passages={passages} onNavigate={onNavigate} />
      {unsupported.length > 0 && (
        <div className={styles.unsupported} role="note">
          <p>
            <strong>{TEXTS.unsupported}</strong> {TEXTS.unsupportedHelp}
          </p>
          <ul>
            {unsupported.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {text && <p className={styles.small}>{TEXTS.disclaimer}</p>}
      <Also title={TEXTS.sources} passages={sources} onNavigate={onNavigate} />
    </>
  );
}
