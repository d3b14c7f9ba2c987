import {lazy, type KeyboardEvent, type ReactNode, Suspense, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {usePluginData} from '@docusaurus/useGlobalData';

import shared from '../../../shared/browser/panel.module.css';
import {TEXTS} from '../texts';
import type {ModalProps} from '../useSearchModal';
import {SearchPanel} from './SearchPanel';
import styles from './dialog.module.css';
import message from './message.module.css';

const AskPanel = lazy(() => import('../../../assistant/client').then((module) => ({default: module.AskPanel})));

/**
 * The search box: a modal dialog with two modes, search and ask. Escape leaves
 * ask mode first, then closes.
 *
 * Not `showModal()`: it makes the rest of the page inert, so the browser recomputes the styles of
 * every element when the box opens and closes; on a long page that takes longer than everything
 * else. The backdrop blocks clicks, `keepFocus` traps Tab, `aria-modal` tells screen readers.
 */
export function SearchModal({request, onClose}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(request.query);
  const [isAsking, setIsAsking] = useState(request.ask === true);
  const canAsk = usePluginData('assistant') !== undefined;
  const ask = useCallback(() => setIsAsking(true), []);
  useEffect(holdPage, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab' && dialog.current) keepFocus(event, dialog.current);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isAsking) setIsAsking(false);
    else onClose();
  }

  return createPortal(
    // A click beside the box closes it.
    <div className={styles.layer} onKeyDown={onKeyDown} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <dialog
        ref={dialog}
        open
        aria-modal="true"
        // A click on its text must not take the focus, and with it the keys, to the page.
        tabIndex={-1}
        className={styles.dialog}
        aria-label={isAsking ? TEXTS.askAi : TEXTS.search}
      >
        <div className={`${shared.panel} ${styles.panel}`}>
          {isAsking ? (
            <Suspense fallback={<Loading />}>
              <AskPanel question={query} onLeave={() => setIsAsking(false)} onNavigate={onClose} />
            </Suspense>
          ) : (
            <SearchPanel
              query={query}
              isEntered={request.isEntered === true}
              onQuery={setQuery}
              onAsk={canAsk ? ask : undefined}
              onClose={onClose}
            />
          )}
        </div>
      </dialog>
    </div>,
    document.body,
  );
}

/** Has the focus until the field is there, so that Escape works from the start. */
function Loading(): ReactNode {
  return (
    <p ref={(element) => element?.focus()} tabIndex={-1} className={message.message}>
      {TEXTS.loading}
    </p>
  );
}

/** The page does not scroll behind the box. */
function holdPage(): () => void {
  const {style} = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
}

/** From the last control to the first, and back. */
function keepFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.getClientRects().length > 0,
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const isAtEdge = document.activeElement === (event.shiftKey ? first : last) || document.activeElement === dialog;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
