import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {mobile?: boolean};

/** Opens the dialog of plugins/preferences, which listens for clicks on `data-open-setup`. */
export function SetupButton({mobile = false}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', mobile ? `menu__link ${styles.wide}` : styles.button)}
      aria-haspopup="dialog"
      aria-label={mobile ? undefined : 'Your setup'}
      title={mobile ? undefined : 'Your setup: language, API URL and key of samples'}
      data-open-setup=""
    >
      {mobile ? 'Your setup' : <Sliders />}
    </button>
  );
}

function Sliders(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="3" />
      <circle cx="8" cy="17" r="3" />
    </svg>
  );
}
