import {type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';

import {lazyPart} from '../../../shared/browser/lazyPart';
import shared from '../../../shared/browser/panel.module.css';
import {TEXTS} from '../texts';
import {useAskName} from '../useBackend';
import type {ModalProps} from '../useSearchModal';
import {SearchPanel} from './SearchPanel';
import {useTypedQuery} from './useTypedQuery';
import styles from './dialog.module.css';
import message from './message.module.css';

const AskPanel = lazyPart(
  'Ask',
  async () => (await import(/* webpackChunkName: "part-ask-in-search" */ '../../../assistant/client')).AskPanel,
);

/**
 * The search box: a modal dialog with two modes, search and ask. Escape leaves
 * ask mode first, then closes.
 *
 * Not `showModal()`: it makes the rest of the page inert, so the browser recomputes the styles of
 * every element when the box opens and closes; on a long page that takes longer than everything
 * else. The backdrop blocks clicks, `keepFocus` traps Tab, `aria-modal` tells screen readers.
 */
export const SearchModal = memo(function SearchModal({request, onClose}: ModalProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useTypedQuery(request.query);
  const {query, latest, type} = typed;
  const [isAsking, setIsAsking] = useState(request.ask === true);
  const askName = useAskName();
  const ask = useCallback(() => {
    type(latest.current);
    setIsAsking(true);
  }, [latest, type]);
  useEffect(holdPage, []);

  /** Out of sight with the next paint; React removes it after that (useSearchModal.ts). */
  const close = useCallback(() => {
    layer.current!.hidden = true;
    onClose();
  }, [onClose]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab' && dialog.current) keepFocus(event, dialog.current);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isAsking) setIsAsking(false);
    else close();
  }

  return createPortal(
    // A click beside the box closes it.
    <div
      ref={layer}
      className={styles.layer}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.target === event.currentTarget && close()}
    >
      <dialog
        ref={dialog}
        open
        aria-modal="true"
        // A click on its text must not take the focus, and with it the keys, to the page.
        tabIndex={-1}
        className={styles.dialog}
        aria-label={isAsking ? askName : TEXTS.search}
        data-asks={isAsking || undefined}
      >
        <div className={`${shared.panel} ${styles.panel}`}>
          {isAsking ? (
            <AskPanel waiting={waiting} question={query} onLeave={() => setIsAsking(false)} onNavigate={close} />
          ) : (
            <SearchPanel typed={typed} isEntered={request.isEntered === true} onAsk={askName ? ask : undefined} onClose={close} />
          )}
        </div>
      </dialog>
    </div>,
    document.body,
  );
});

const waiting = (hasFailed: boolean) => !hasFailed && <Loading />;

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
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
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
