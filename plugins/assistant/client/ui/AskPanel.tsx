import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {AssistantGlobalData} from '../../types';
import {TEXTS} from '../texts';
import {LONGEST_QUESTION, useAsk} from '../useAsk';
import {AboutAnswers} from './AboutAnswers';
import {AnswerView} from './AnswerView';
import {Starters} from './Starters';
import styles from './styles.module.css';
import {useDeviceModel} from './useDeviceModel';

type Props = {
  /** Asked at once when it is not empty. */
  question?: string;
  /** Letters that came before the field. */
  typed?: () => string;
  /** Shows the way back to search. */
  onLeave?: () => void;
  /** A link was followed: the panel may close. */
  onNavigate: () => void;
  /** What stands after the answers. */
  end?: ReactNode;
};

/** Ask mode: a conversation with the docs. */
export function AskPanel({question = '', typed, onLeave, onNavigate, end}: Props): ReactNode {
  const {ask: service} = usePluginData('assistant') as AssistantGlobalData;
  const supportUrl = useBaseUrl('/support/');
  const device = useDeviceModel(service === null);
  const {answers, ask, askAgain, stop, isBusy} = useAsk(device.writer);
  const [draft, setDraft] = useState(() => typed?.() ?? '');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(question);
  const status = answers.at(-1)?.status;
  const isAnswering = status === 'answering';

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!device.isKnown || !first.current.trim()) return;
    void ask(first.current);
    first.current = '';
  }, [ask, device.isKnown]);
  // A new question comes into view once, at its beginning; what follows must
  // not move what is being read.
  useEffect(() => {
    const last = [...(list.current?.querySelectorAll(':scope > article') ?? [])].at(-1);
    if (answers.length > 1 && list.current && last instanceof HTMLElement) list.current.scrollTop = last.offsetTop - list.current.offsetTop;
  }, [answers.length]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!draft.trim() || isBusy) return;
    void ask(draft);
    setDraft('');
  }

  function onStarter(starter: string): void {
    void ask(starter);
    // The button goes away with the list.
    field.current?.focus();
  }

  return (
    <div className={styles.panel}>
      <form className={styles.header} onSubmit={onSubmit}>
        {onLeave && (
          <button type="button" className={styles.smallButton} onClick={onLeave} aria-label={TEXTS.back}>
            ←
          </button>
        )}
        <input
          ref={field}
          className={styles.input}
          type="text"
          aria-label={TEXTS.question}
          placeholder={isAnswering ? TEXTS.answering : answers.length > 0 ? TEXTS.nextQuestion : TEXTS.firstQuestion}
          autoComplete="off"
          maxLength={LONGEST_QUESTION}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        {isBusy ? (
          <button type="button" className={styles.sendButton} onClick={stop}>
            {TEXTS.stop}
          </button>
        ) : (
          <button type="submit" className={styles.sendButton} disabled={!draft.trim()}>
            {TEXTS.send}
          </button>
        )}
      </form>
      <div ref={list} className={styles.answers} tabIndex={answers.length > 0 ? 0 : -1} role="region" aria-label="Answers">
        {answers.length === 0 && !question && <Starters onAsk={onStarter} />}
        {answers.map((answer) => (
          <AnswerView
            key={answer.id}
            answer={answer}
            supportUrl={supportUrl}
            onNavigate={onNavigate}
            onAgain={(refinement) => void askAgain(answer, refinement)}
          />
        ))}
        {end}
      </div>
      <p role="status" className="visually-hidden">
        {status === 'thinking' ? TEXTS.thinking : isAnswering ? TEXTS.answering : status === 'done' ? TEXTS.answered : ''}
      </p>
      <div className={styles.footer}>
        <AboutAnswers isConnected={service !== null} device={device} />
      </div>
    </div>
  );
}
