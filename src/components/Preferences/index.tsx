import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import {lazyPart} from '@site/plugins/shared/browser/lazyPart';

import styles from './styles.module.css';

const Panel = lazyPart('The preferences', async () => (await import(/* webpackChunkName: "part-preferences" */ './Panel')).Panel);

type Props = {mobile?: boolean};

/**
 * The gear of the navbar: the reader's API URL, language and code theme. The panel is
 * fetched when it is first opened.
 */
export function Preferences({mobile = false}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return (
    <div ref={root} className={mobile ? styles.mobile : styles.root}>
      <button
        ref={button}
        type="button"
        className={mobile ? `clean-btn menu__link ${styles.wide}` : `clean-btn ${styles.button}`}
        aria-label={mobile ? undefined : 'Preferences'}
        title={mobile ? undefined : 'Preferences'}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {mobile ? 'Preferences' : '⚙'}
      </button>
      <div id={panelId} className={mobile ? styles.inline : styles.panel} hidden={!open}>
        {open && <Panel />}
      </div>
    </div>
  );
}
