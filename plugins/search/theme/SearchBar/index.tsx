import {type ReactNode, useEffect, useState} from 'react';

import {BUTTON_TEXTS as TEXTS} from '../../client/buttonTexts';
import {PartFailure} from '../../../shared/browser/lazyPart';
import {useSearchModal} from '../../client/useSearchModal';

import styles from './styles.module.css';

/**
 * Instead of the stock theme/SearchBar, which is empty: the button in the navbar. The box itself
 * arrives when a reader points at it.
 */
export default function SearchBar(): ReactNode {
  const [shortcut, setShortcut] = useState('Ctrl K');
  const {opening, Modal, failure, open, close, preload} = useSearchModal();
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(window.navigator.platform)) setShortcut('⌘ K');
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open({query: ''})}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
          <path fill="currentColor" d="M11 4a7 7 0 1 0 4.4 12.4l4 4 1.4-1.4-4-4A7 7 0 0 0 11 4Zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z" />
        </svg>
        <span className={styles.label}>{TEXTS.search}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {opening && Modal && <Modal key={opening.id} request={opening} onClose={close} />}
      {failure && (
        <div className={styles.failure}>
          <PartFailure what="Search" error={failure.error} message={`${TEXTS.errorTitle}.`} onRetry={() => open({query: ''})} />
          <button type="button" className="button button--secondary button--sm" onClick={close}>
            {TEXTS.close}
          </button>
        </div>
      )}
    </>
  );
}
