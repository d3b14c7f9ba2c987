import {lazy, type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {usePluginData} from '@docusaurus/useGlobalData';

import {TEXTS} from '../texts';
import type {ModalProps} from '../useSearchModal';
import {SearchPanel} from './SearchPanel';
import styles from './styles.module.css';

const AskPanel = lazy(() => import('../../../assistant/client').then((module) => ({default: module.AskPanel})));

/** The search box: a modal dialog with two modes, search and ask. Escape leaves ask mode first, then closes. */
export function SearchModal({request, onClose}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(request.query);
  const [isAsking, setIsAsking] = useState(request.ask === true);
  const canAsk = usePluginData('assistant') !== undefined;
  useShownDialog(dialog);

  // Not in `onCancel`: a browser may close the dialog on a second Escape although the first was called off.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isAsking) setIsAsking(false);
    else onClose();
  }

  function onMouseDown(event: MouseEvent): void {
    if (event.target === dialog.current) onClose();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={isAsking ? TEXTS.askAi : TEXTS.search}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.box}>
        {isAsking ? (
          <Suspense fallback={<Loading />}>
            <AskPanel question={query} onLeave={() => setIsAsking(false)} onNavigate={onClose} />
          </Suspense>
        ) : (
          <SearchPanel query={query} onQuery={setQuery} onAsk={canAsk ? () => setIsAsking(true) : undefined} onClose={onClose} />
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Has the focus until the field is there, so that Escape works from the start. */
function Loading(): ReactNode {
  return (
    <p ref={(element) => element?.focus()} tabIndex={-1} className={styles.message}>
      {TEXTS.loading}
    </p>
  );
}

/** Opens the dialog over the page and holds the page still meanwhile. */
function useShownDialog(dialog: {current: HTMLDialogElement | null}): void {
  useEffect(() => {
    const element = dialog.current;
    const {style} = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    element?.showModal();
    return () => {
      style.overflow = before;
      element?.close();
    };
  }, [dialog]);
}
