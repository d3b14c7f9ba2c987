import {type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

import shared from '../../../shared/browser/panel.module.css';
import type {AssistantGlobalData} from '../../types';
import {TEXTS} from '../texts';
import {type Answer, LONGEST_QUESTION, useAsk} from '../useAsk';
import {AboutAnswers} from './AboutAnswers';
import {AnswerView} from './AnswerView';
import {Starters} from './Starters';
import styles from './ask.module.css';
import floating from './floating.module.css';

type Props = {
  /** Asked immediately unless it is empty. */
  question?: string;
  /** Shows the way back to search. */
  onLeave?: () => void;
  /** A link was followed: the panel may close. */
  onNavigate: () => void;
  /** Shown after the answers. */
  end?: ReactNode;
};

/** Ask mode: a conversation with the docs. */
export function AskPanel({question = '', onLeave, onNavigate, end}: Props): ReactNode {
  const {ask: service} = usePluginData('assistant') as AssistantGlobalData;
  const supportUrl = useBaseUrl('/support/');
  const {answers, ask, askAgain, stop, isBusy} = useAsk();
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(question);
  const last = answers.at(-1);
  const status = last?.status;
  const isAnswering = status === 'answering';

  // Before the next key: what had the focus while the panel was loaded is gone.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!first.current.trim()) return;
    void ask(first.current);
    first.current = '';
  }, [ask]);
  // A new question goes to the top, once: its article is as high as the panel before it has an
  // answer (ask.module.css), so nothing needs to move when the answer comes.
  useLayoutEffect(() => {
    const article = [...(list.current?.querySelectorAll<HTMLElement>(':scope > article') ?? [])].at(-1);
    if (answers.length > 1 && list.current && article) list.current.scrollTop = article.offsetTop - list.current.offsetTop;
  }, [answers.length]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!draft.trim() || isBusy) return;
    void ask(draft);
    setDraft('');
    leaveButton();
  }

  /**
   * The button that was pressed changes or is disabled: the keys would go to the page. Not to the
   * field, which on phones brings the keyboard over the answer.
   */
  function leaveButton(): void {
    if (document.activeElement !== field.current) list.current?.focus({preventScroll: true});
  }

  function onStop(): void {
    stop();
    leaveButton();
  }

  function onStarter(starter: string): void {
    void ask(starter);
    // The button goes away with the list.
    field.current?.focus();
  }

  return (
    <div className={`${shared.panel} ${styles.panel}`} data-follow-up={answers.length > 1 || undefined}>
      <form className={`${shared.header} ${styles.header}`} onSubmit={onSubmit}>
        {onLeave && (
          <button type="button" className={floating.smallButton} onClick={onLeave} aria-label={TEXTS.back}>
            ←
          </button>
        )}
        <textarea
          ref={field}
          className={`${shared.input} ${styles.input}`}
          rows={1}
          enterKeyHint="send"
          aria-label={TEXTS.question}
          placeholder={isAnswering ? TEXTS.answering : answers.length > 0 ? TEXTS.nextQuestion : TEXTS.firstQuestion}
          autoComplete="off"
          maxLength={LONGEST_QUESTION}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            // Shift+Enter begins a new line, as in other chats.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {isBusy ? (
          <button type="button" className={`${floating.smallButton} ${styles.sendButton}`} onClick={onStop}>
            {TEXTS.stop}
          </button>
        ) : (
          <button type="submit" className={`${floating.smallButton} ${styles.sendButton}`} disabled={!draft.trim()}>
            {TEXTS.send}
          </button>
        )}
      </form>
      <div ref={list} className={styles.answers} tabIndex={answers.length > 0 ? 0 : -1} role="region" aria-label="Answers">
        {answers.length === 0 && !question && <Starters onAsk={onStarter} />}
        {answers.map((answer) => (
          <AnswerView key={answer.id} answer={answer} supportUrl={supportUrl} onNavigate={onNavigate} onAgain={askAgain} />
        ))}
        {end}
      </div>
      <p role="status" className="visually-hidden">
        {last ? spoken(last) : ''}
      </p>
      <div className={styles.footer}>
        <AboutAnswers isConnected={service !== null} />
      </div>
    </div>
  );
}

/** Announced by screen readers; failures are alerts of their own. */
function spoken({status, state}: Answer): string {
  if (status === 'thinking') return TEXTS.thinking;
  if (status === 'answering') return TEXTS.answering;
  if (status === 'stopped') return TEXTS.stopped;
  if (status !== 'done') return '';
  return state === 'answer' ? TEXTS.answered : state === 'closest' ? TEXTS.closest : TEXTS.nothing;
}
