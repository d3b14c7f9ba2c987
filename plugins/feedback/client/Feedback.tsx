import {useState, type ReactNode} from 'react';

import {lazyPart} from '../../shared/browser/lazyPart';
import type {FeedbackGlobalData} from '../types';
import {storeAnswer} from './storedAnswers';

type Props = {page: string; title: string; settings: FeedbackGlobalData};

const FeedbackForm = lazyPart(
  'The form',
  async () => (await import(/* webpackChunkName: "part-feedback" */ './FeedbackForm')).FeedbackForm,
);

export function Feedback({page, title, settings}: Props): ReactNode {
  const [helpful, setHelpful] = useState<boolean>();
  const choose = (value: boolean) => {
    setHelpful(value);
    storeAnswer({page, helpful: value, reason: '', comment: ''});
  };
  return (
    <section className="feedback" aria-label="Feedback on this page">
      <div className="feedback-question" role="group" aria-label="Was this page helpful?">
        <span aria-hidden="true">Was this page helpful?</span>
        <button type="button" aria-pressed={helpful === true} onClick={() => choose(true)}>
          Yes
        </button>
        <button type="button" aria-pressed={helpful === false} onClick={() => choose(false)}>
          No
        </button>
      </div>
      {helpful !== undefined && <FeedbackForm key={String(helpful)} page={page} title={title} helpful={helpful} settings={settings} />}
    </section>
  );
}
