/**
 * The stock button is disabled until the application runs, and a disabled button swallows clicks.
 * This one is enabled from the start: a click that comes early is kept and replayed
 * (plugins/hydrate-on-intent).
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';

import styles from './styles.module.css';

type Mode = Props['value'];

/** With the system's preference respected there are three states, otherwise two. */
function nextMode(mode: Mode, respectsSystem: boolean): Mode {
  if (!respectsSystem) return mode === 'dark' ? 'light' : 'dark';
  if (mode === null) return 'light';
  return mode === 'light' ? 'dark' : null;
}

export default function ColorModeToggle({
  className = '',
  buttonClassName = '',
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const mode = value ?? 'system';
  return (
    <div className={`${styles.toggle} ${className}`}>
      <button
        type="button"
        className={`clean-btn ${styles.button} ${buttonClassName}`}
        title={`${mode} mode`}
        aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
        onClick={() => onChange(nextMode(value, respectPrefersColorScheme))}
      >
        {/* All three are there; the attribute that is set before the first paint shows one. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
        <IconSystemColorMode aria-hidden className={styles.system} />
      </button>
    </div>
  );
}
