import type {ReactNode} from 'react';

import {citedIn, parseSafeMarkdown} from '../safeMarkdown';
import {TEXTS} from '../texts';
import type {Answer} from '../useAsk';
import {answerAsText} from '../answerAsText';
import {CopyButton} from './CopyButton';
import {PassageLink} from './PassageLink';
import {Quote} from './Quote';
import {SafeMarkdown} from './SafeMarkdown';
import styles from './styles.module.css';

type Props = {answer: Answer; supportUrl: string; onNavigate(): void; onRetry(): void};

/** One question and what came of it. */
export function AnswerView({answer, supportUrl, onNavigate, onRetry}: Props): ReactNode {
  const {question, status, passages, isRefusal, isGenerative} = answer;
  const isFinished = status === 'done' || status === 'fallback';
  return (
    <article className={styles.answer} aria-busy={status === 'thinking' || status === 'answering'}>
      <h3>{question}</h3>
      {status === 'thinking' && <p className={styles.muted}>{TEXTS.thinking}</p>}
      {isRefusal ? (
        <Refusal answer={answer} supportUrl={supportUrl} onNavigate={onNavigate} />
      ) : isGenerative && status !== 'fallback' ? (
        <Written answer={answer} onNavigate={onNavigate} />
      ) : (
        <>
          {status === 'fallback' && <p role="alert">{TEXTS.writerFailed}</p>}
          {passages.length > 0 && <p className={styles.label}>{TEXTS.fromDocs}</p>}
          {passages.map((passage) => (
            <Quote key={passage.url} passage={passage} onNavigate={onNavigate} />
          ))}
        </>
      )}
      {status === 'stopped' && <p className={styles.muted}>{TEXTS.stopped}</p>}
      {status === 'failed' && (
        <div role="alert">
          <p>
            <strong>{TEXTS.errorTitle}</strong>
          </p>
          <p>{TEXTS.errorHelp}</p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            {TEXTS.retry}
          </button>
        </div>
      )}
      {isFinished && !isRefusal && <CopyButton text={() => answerAsText(answer, window.location.origin)} />}
    </article>
  );
}

function Written({answer: {text, passages, status}, onNavigate}: Pick<Props, 'answer' | 'onNavigate'>): ReactNode {
  const blocks = parseSafeMarkdown(
    text,
    passages.map(({url}) => url),
  );
  const cited = citedIn(blocks);
  const sources = cited.length > 0 ? cited.flatMap((number) => passages[number - 1] ?? []) : status === 'done' ? passages.slice(0, 3) : [];
  return (
    <>
      <SafeMarkdown blocks={blocks} passages={passages} onNavigate={onNavigate} />
      {sources.length > 0 && (
        <>
          <p className={styles.label}>{TEXTS.sources}</p>
          <ul>
            {sources.map(({url, page, heading}) => (
              <li key={url}>
                <PassageLink url={url} onNavigate={onNavigate}>
                  {heading ? `${page} › ${heading}` : page}
                </PassageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Refusal({answer: {passages}, supportUrl, onNavigate}: Pick<Props, 'answer' | 'supportUrl' | 'onNavigate'>): ReactNode {
  return (
    <>
      <svg viewBox="0 0 32 24" width="64" height="48" fill="none" stroke="var(--site-accent)" aria-hidden="true">
        <path d="M3 3h26v15H14l-5 5v-5H3zM13 8c1-3 6-2 5 1 0 1-2 1-2 3M16 14v.1" />
      </svg>
      <p>{TEXTS.nothing}</p>
      {passages.length > 0 && (
        <>
          <p>{TEXTS.nearest}</p>
          <ul>
            {passages.map(({url, page, heading}) => (
              <li key={url}>
                <PassageLink url={url} onNavigate={onNavigate}>
                  {heading ? `${page} › ${heading}` : page}
                </PassageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {TEXTS.orSupport}{' '}
        <PassageLink url={supportUrl} onNavigate={onNavigate}>
          {TEXTS.support}
        </PassageLink>
        .
      </p>
    </>
  );
}
