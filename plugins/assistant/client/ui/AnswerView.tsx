import {memo, type ReactNode, useRef} from 'react';

import {Failure} from '../../../search/client/Failure';
import type {Refinement} from '../refinements';
import {TEXTS} from '../texts';
import type {Answer} from '../useAsk';
import {Also} from './Also';
import {CardAnswer} from '../CardAnswer';
import {ErrorAnswer} from './ErrorAnswer';
import styles from './answer.module.css';
import {AnswerFeedback} from './AnswerFeedback';
import {Chips} from './Chips';
import {CopyButton} from './CopyButton';
import {Lead} from './Lead';
import {Refusal} from './Refusal';
import {Written} from './Written';

type Props = {answer: Answer; supportUrl: string; onNavigate: () => void; onAgain: Again};
type Again = (answer: Answer, refinement?: Refinement) => Promise<void>;

const MOST_ALSO = 3;

/** One question and its answer. Renders again when the answer changes, not with every key. */
export const AnswerView = memo(function AnswerView({answer, supportUrl, onNavigate, onAgain}: Props): ReactNode {
  const article = useRef<HTMLElement>(null);
  const {question, status, failure, passages, state, card, row, isGenerative, choices, refinement} = answer;
  const isQuoted = !isGenerative || status === 'fallback';

  function retry(): void {
    // The button goes away, and with it the focus would go to the page.
    article.current?.focus({preventScroll: true});
    void onAgain(answer, refinement);
  }

  return (
    <article ref={article} tabIndex={-1} className={styles.answer} aria-busy={status === 'thinking' || status === 'answering'}>
      <h3>{question}</h3>
      {/* Asked again, the passage stays until another one is there. */}
      {status === 'thinking' && !(isQuoted && passages.length > 0) && <p className={styles.muted}>{TEXTS.thinking}</p>}
      {state === 'answer' && !card && !row && (
        <Chips
          choices={choices}
          chosen={refinement}
          shownTab={passages[0]?.tab ?? ''}
          onChoose={(choice) => void onAgain(answer, choice)}
        />
      )}
      {state !== 'answer' ? (
        <Refusal answer={answer} supportUrl={supportUrl} onNavigate={onNavigate} />
      ) : isQuoted ? (
        <Quoted answer={answer} onNavigate={onNavigate} />
      ) : (
        <Written answer={answer} onNavigate={onNavigate} />
      )}
      {status === 'stopped' && <p className={styles.muted}>{TEXTS.stopped}</p>}
      {failure && <Failure failure={failure} onRetry={retry} />}
      {(status === 'stopped' || status === 'fallback') && (
        <button type="button" className="button button--secondary button--sm" onClick={retry}>
          {TEXTS.retry}
        </button>
      )}
      {status === 'done' && state === 'answer' && isGenerative && <Actions answer={answer} />}
    </article>
  );
});

function Quoted({answer, onNavigate}: Pick<Props, 'answer' | 'onNavigate'>): ReactNode {
  const {passages, status, card, row} = answer;
  const lead = card || row ? undefined : passages[0];
  const others = lead ? passages.slice(1) : passages;
  return (
    <>
      {status === 'fallback' && <p role="alert">{TEXTS.writerFailed}</p>}
      {row ? (
        <ErrorAnswer row={row} onNavigate={onNavigate} />
      ) : card ? (
        <CardAnswer card={card} onNavigate={onNavigate} />
      ) : (
        lead && <Lead passage={lead} onNavigate={onNavigate} />
      )}
      <Actions answer={answer} />
      <div data-markdown="skip">
        <Also title={TEXTS.also} passages={others.slice(0, MOST_ALSO)} onNavigate={onNavigate} />
      </div>
    </>
  );
}

function Actions({answer}: {answer: Answer}): ReactNode {
  return (
    <div className={styles.actions} data-markdown="skip">
      <CopyButton />
      <AnswerFeedback question={answer.question} url={(answer.row ?? answer.card ?? answer.passages[0])?.url ?? ''} />
    </div>
  );
}
