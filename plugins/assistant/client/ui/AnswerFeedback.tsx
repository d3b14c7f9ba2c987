import {type ReactNode, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

import {issueAddress, postAnswer, storeAnswer} from '../../../feedback/client';
import type {FeedbackGlobalData} from '../../../feedback/types';
import {TEXTS} from '../texts';
import styles from './answer.module.css';

type Props = {question: string; url: string};

/**
 * "Did this answer your question?" Like the answers to "Was this page helpful?", it stays in the
 * browser until the reader sends it.
 */
export function AnswerFeedback({question, url}: Props): ReactNode {
  const settings = usePluginData('feedback') as FeedbackGlobalData | undefined;
  const [helpful, setHelpful] = useState<boolean>();
  const [isSent, setIsSent] = useState(false);
  const answer = (value: boolean) => ({page: `/search?q=${encodeURIComponent(question)}`, helpful: value, reason: url, comment: ''});

  function choose(value: boolean): void {
    setHelpful(value);
    storeAnswer(answer(value));
  }

  return (
    <div className={styles.feedback}>
      <div role="group" aria-label={TEXTS.wasThisIt}>
        <span aria-hidden="true">{TEXTS.wasThisIt}</span>
        {[true, false].map((value) => (
          <button key={String(value)} type="button" aria-pressed={helpful === value} onClick={() => choose(value)}>
            {value ? TEXTS.yes : TEXTS.no}
          </button>
        ))}
      </div>
      {helpful !== undefined && (
        <p role="status">
          {isSent ? TEXTS.feedbackSent : TEXTS.thanks}{' '}
          {settings?.url && !isSent && (
            <button type="button" onClick={() => void postAnswer(settings.url ?? '', answer(helpful)).then(setIsSent)}>
              {TEXTS.sendFeedback}
            </button>
          )}
          {settings && !settings.url && (
            <a href={issueAddress(settings.issuesUrl, answer(helpful), question)} target="_blank" rel="noopener noreferrer">
              {TEXTS.openIssue}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
