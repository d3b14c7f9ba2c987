import {useState, type FormEvent, type ReactNode} from 'react';

import type {FeedbackGlobalData} from '../types';
import {issueAddress} from './issueAddress';
import {postAnswer} from './postAnswer';
import {MAX_COMMENT, REASONS} from './reasons';
import {storeAnswer} from './storedAnswers';

type Props = {page: string; title: string; helpful: boolean; settings: FeedbackGlobalData};
type State = 'open' | 'sending' | 'sent' | 'failed';

export function FeedbackForm({page, title, helpful, settings: {url, issuesUrl}}: Props): ReactNode {
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const [state, setState] = useState<State>('open');
  const answer = {page, helpful, reason, comment};

  const send = async (event: FormEvent) => {
    event.preventDefault();
    storeAnswer(answer);
    if (!url) return;
    setState('sending');
    setState((await postAnswer(url, answer)) ? 'sent' : 'failed');
  };

  if (state === 'sent') return <p role="status">Thank you. Your answer was sent.</p>;
  const issue = (
    <a
      className="button button--secondary button--sm"
      href={issueAddress(issuesUrl, answer, title)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => storeAnswer(answer)}
    >
      Open a GitHub issue
    </a>
  );
  return (
    <form onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{helpful ? 'What helped?' : 'What went wrong?'}</legend>
        {REASONS[helpful ? 'yes' : 'no'].map((text) => (
          <label key={text}>
            <input type="radio" name="feedback-reason" value={text} checked={reason === text} onChange={() => setReason(text)} />
            {text}
          </label>
        ))}
      </fieldset>
      <label className="feedback-comment">
        <span>Anything else? (optional)</span>
        <textarea rows={3} maxLength={MAX_COMMENT} value={comment} onChange={(event) => setComment(event.target.value)} />
      </label>
      <p className="feedback-note" role="status">
        {state === 'failed'
          ? 'Your answer could not be sent. It is kept in this browser; you can open it as an issue.'
          : url
            ? 'Sent anonymously.'
            : 'To send this feedback, open a GitHub issue. Until then it stays in your browser.'}
      </p>
      {url && state !== 'failed' ? (
        <button type="submit" className="button button--primary button--sm" disabled={state === 'sending'}>
          Send
        </button>
      ) : (
        issue
      )}
    </form>
  );
}
