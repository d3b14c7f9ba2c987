import {lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';

import {readLastPage} from '../chat/lastPage';
import {CHAT_TEXTS} from '../chat/texts';
import {useDraft} from '../chat/useDraft';
import {useSheet} from '../chat/useSheet';
import {ReportFields} from './ReportFields';
import {ReportActions} from './ReportActions';
import styles from './chat.module.css';
import floating from './floating.module.css';

const DocsAnswer = lazy(() => import('./DocsAnswer'));

type Props = {
  prefill: string;
  /** Whether the reader opened it; a panel that opens by itself leaves the focus where it is. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Helps to write a report that can be answered, and hands it to where it is read. */
export function ChatPanel({prefill, takesFocus, onClose}: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [step, setStep] = useState<'writing' | 'handed' | 'cleared'>('writing');
  const [asked, setAsked] = useState('');
  const sheet = useSheet(takesFocus, onClose);
  const {report, change, discard} = useDraft({message: prefill, page: pageOf()});

  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, [takesFocus, prefill]);
  useEffect(() => {
    if (prefill && !report.message.trim()) change({message: prefill});
    // A prefilled message is a proposal: taken once, when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [prefill]);

  function clear(): void {
    discard();
    setStep('cleared');
  }

  return (
    <section
      ref={panel}
      className={`${floating.floating} ${styles.sheet}`}
      data-size={sheet.height === undefined ? (sheet.isFull ? 'full' : 'bar') : undefined}
      style={sheet.height === undefined ? undefined : {height: sheet.height}}
      role="dialog"
      aria-label={CHAT_TEXTS.title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={floating.bar} {...sheet.bar}>
        <h2>{CHAT_TEXTS.title}</h2>
        <button type="button" className={`${floating.smallButton} ${styles.resize}`} aria-expanded={sheet.isFull} onClick={sheet.toggle}>
          {sheet.isFull ? CHAT_TEXTS.smaller : CHAT_TEXTS.larger}
        </button>
        <button type="button" className={floating.smallButton} onClick={onClose}>
          {CHAT_TEXTS.close}
        </button>
      </div>
      <form className={styles.chat} onSubmit={(event) => event.preventDefault()}>
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
        {asked && (
          <Suspense fallback={<p role="status">{CHAT_TEXTS.loading}</p>}>
            <DocsAnswer message={asked} onNavigate={() => undefined} />
          </Suspense>
        )}
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
    </section>
  );
}

function pageOf(): string {
  const page = readLastPage();
  return page ? `${page.title} (${page.url})` : '';
}

export function ChatLauncher({onOpen}: {onOpen: () => void}): ReactNode {
  return (
    <button type="button" className={floating.launcher} onClick={onOpen}>
      {CHAT_TEXTS.open}
    </button>
  );
}
