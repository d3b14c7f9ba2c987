import {type ReactNode, useEffect, useState} from 'react';

import {writeClipboard} from '../../../shared/browser/clipboard';
import {TEXTS} from '../texts';
import styles from './floating.module.css';

const SHOWN_MS = 1500;

export function CopyButton({text}: {text: () => string}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button type="button" className={styles.smallButton} onClick={() => void writeClipboard(text()).then(setIsCopied)}>
      <span aria-live="polite">{isCopied ? TEXTS.copied : TEXTS.copy}</span>
    </button>
  );
}
