import {type ReactNode, useEffect, useRef, useState} from 'react';

import {lazyPart} from '../../../shared/browser/lazyPart';
import {onFormAsked} from '../chat/formRequest';
import {readLastPage} from '../chat/lastPage';
import {CHAT_TEXTS} from '../chat/texts';
import {useDraft} from '../chat/useDraft';
import {ReportFields} from './ReportFields';
import {ReportActions} from './ReportActions';
import styles from './chat.module.css';
import floating from './floating.module.css';

const DocsAnswer = lazyPart('The answer', async () => (await import(/* webpackChunkName: "part-docs-answer" */ './DocsAnswer')).DocsAnswer);

/** Helps to write a report that can be answered, and hands it to where it is read. */
export function ReportForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<'writing' | 'handed' | 'cleared'>('writing');
  const [asked, setAsked] = useState('');
  const {report, change, discard} = useDraft({page: pageOf()});

  useEffect(
    () =>
      onFormAsked((prefill) => {
        const field = form.current?.querySelector('textarea');
        // A proposal: what the reader has written stays.
        if (!field?.value.trim()) change({message: prefill});
        form.current?.scrollIntoView({block: 'center'});
        field?.focus({preventScroll: true});
      }),
    [change],
  );

  function clear(): void {
    discard();
    setStep('cleared');
  }

  return (
    <form ref={form} className={styles.chat} aria-label={CHAT_TEXTS.title} onSubmit={(event) => event.preventDefault()}>
      <ReportFields
        report={report}
        onChange={(part) => {
          change(part);
          setStep('writing');
        }}
      />
      {report.message.trim() && report.message.trim() !== asked && (
        <p>
          <button type="button" className={floating.smallButton} onClick={() => setAsked(report.message.trim())}>
            {CHAT_TEXTS.askDocs}
          </button>
        </p>
      )}
      {asked && <DocsAnswer message={asked} onNavigate={() => undefined} />}
      {step === 'handed' ? (
        <div role="status">
          <p>{CHAT_TEXTS.handed}</p>
          <div className={styles.actions}>
            <button type="button" className={floating.smallButton} onClick={clear}>
              {CHAT_TEXTS.sent}
            </button>
            <button type="button" className={floating.smallButton} onClick={() => setStep('writing')}>
              {CHAT_TEXTS.keep}
            </button>
          </div>
        </div>
      ) : (
        <ReportActions report={report} onHanded={() => setStep('handed')} onDiscard={clear} />
      )}
      <p role="status" className={styles.muted}>
        {step === 'cleared' ? CHAT_TEXTS.cleared : CHAT_TEXTS.kept}
      </p>
    </form>
  );
}

function pageOf(): string {
  const page = readLastPage();
  return page ? `${page.title} (${page.url})` : '';
}
