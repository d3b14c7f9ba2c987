import {type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState} from 'react';
import Link from '@docusaurus/Link';

import {TEXTS} from '../texts';
import styles from './floating.module.css';
import {useReadingDown} from './useReadingDown';

const loadPanel = () => import('./AskPanel').then((module) => ({default: module.AskPanel}));
const AskPanel = lazy(loadPanel);

/**
 * A button at the corner of the page, and the conversation it opens. Not modal: one
 * reads the page beside it.
 */
export function FloatingAssistant(): ReactNode {
  const launcher = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isAway = useReadingDown();
  /** Typed before there is a field for it. */
  const typed = useRef('');

  function close(): void {
    setIsOpen(false);
    typed.current = '';
    window.requestAnimationFrame(() => launcher.current?.focus());
  }

  function onType({key, ctrlKey, metaKey, altKey}: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) typed.current += key;
    if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
  }

  if (!isOpen) {
    return (
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        data-away={isAway || undefined}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        {TEXTS.askAi}
      </button>
    );
  }
  return (
    <section
      className={styles.floating}
      role="dialog"
      aria-label={TEXTS.assistant}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.bar}>
        <h2>{TEXTS.askAi}</h2>
        <button type="button" className={styles.smallButton} onClick={close}>
          {TEXTS.close}
        </button>
      </div>
      <Suspense fallback={<Loading onType={onType} />}>
        <AskPanel
          typed={() => typed.current}
          onNavigate={() => undefined}
          end={
            <p className={styles.callToAction}>
              <Link to="/support/">{TEXTS.callToAction}</Link>
            </p>
          }
        />
      </Suspense>
    </section>
  );
}

/**
 * Has the focus until the field is there, so that letters are kept and Escape closes the panel
 * from the start.
 */
function Loading({onType}: {onType: (event: KeyboardEvent) => void}): ReactNode {
  return (
    <p ref={(element) => element?.focus()} tabIndex={-1} className={styles.loading} onKeyDown={onType}>
      {TEXTS.thinking}
    </p>
  );
}
