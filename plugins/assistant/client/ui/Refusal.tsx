import type {ReactNode} from 'react';

import {ReportMissed} from '../../../search/client/ReportMissed';
import {TEXTS} from '../texts';
import type {Answer} from '../useAsk';
import {Also} from './Also';
import {PassageLink} from './PassageLink';

type Props = {answer: Answer; supportUrl: string; onNavigate: () => void};

const NEAREST = 3;

/** No direct answer: said plainly, with the closest sections and whom to ask. */
export function Refusal({answer: {question, passages, state, isPasted}, supportUrl, onNavigate}: Props): ReactNode {
  return (
    <>
      <svg viewBox="0 0 32 24" width="64" height="48" fill="none" stroke="var(--site-accent)" aria-hidden="true">
        <path d="M3 3h26v15H14l-5 5v-5H3zM13 8c1-3 6-2 5 1 0 1-2 1-2 3M16 14v.1" />
      </svg>
      {isPasted && <p>{TEXTS.unknownError}</p>}
      {state === 'nothing' && <p>{TEXTS.nothing}</p>}
      <Also title={TEXTS.closest} passages={passages.slice(0, NEAREST)} onNavigate={onNavigate} />
      <p>
        {TEXTS.orSupport}{' '}
        <PassageLink url={supportUrl} onNavigate={onNavigate}>
          {TEXTS.support}
        </PassageLink>
        .
      </p>
      <ReportMissed missed={question} />
    </>
  );
}
