import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';

import {writeClipboard} from '../../../shared/browser/clipboard';
import {loadPart} from '../../../shared/browser/loadPart';
import {TEXTS} from '../texts';
import styles from './floating.module.css';

const SHOWN_MS = 1500;

const load = () => import(/* webpackChunkName: "part-copy" */ '../copyAnswer');

/** Copies the answer that the button is in as Markdown. */
export function CopyButton(): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function copy({currentTarget: button}: MouseEvent<HTMLButtonElement>): void {
    const answer = button.closest('article');
    if (answer) loadPart('Copying', load, button, ({asMarkdown}) => void asMarkdown(answer).then(writeClipboard).then(setIsCopied));
  }

  return (
    <button type="button" className={styles.smallButton} onPointerEnter={() => void load().catch(() => undefined)} onClick={copy}>
      <span aria-live="polite">{isCopied ? TEXTS.copied : TEXTS.copy}</span>
    </button>
  );
}
