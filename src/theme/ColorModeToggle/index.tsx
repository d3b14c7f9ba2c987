/**
 * Instead of the stock theme/ColorModeToggle, which is disabled until the application runs: a
 * disabled button swallows clicks.
 * This one is enabled from the start: a click that comes early is kept and replayed
 * (plugins/hydrate-on-intent).
 */
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';

import styles from './styles.module.css';

type Mode = Props['value'];

/** With the system's preference respected there are three states, otherwise two. */
function nextMode(mode: Mode, respectsSystem: boolean): Mode {
  if (!respectsSystem) return mode === 'dark' ? 'light' : 'dark';
  if (mode === null) return 'light';
  return mode === 'light' ? 'dark' : null;
}

/** Strokes: the stock icons are outlines, six times as long, in the HTML of every page. */
function Icon({className, line, area}: {className?: string; line: string; area?: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden className={className} fill="none" stroke="currentColor" strokeWidth="2">
      <path d={line} />
      {area && <path d={area} fill="currentColor" stroke="none" />}
    </svg>
  );
}

export default function ColorModeToggle({
  className = '',
  buttonClassName = '',
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  // The HTML of a page is the same for all readers, so it cannot say which mode they chose.
  const mode = useIsBrowser() ? `${value ?? 'system'} mode` : undefined;
  return (
    <div className={`${styles.toggle} ${className}`}>
      <button
        type="button"
        className={`clean-btn ${styles.button} ${buttonClassName}`}
        title={mode}
        aria-label={`Switch between dark and light mode${mode ? ` (currently ${mode})` : ''}`}
        onClick={() => onChange(nextMode(value, respectPrefersColorScheme))}
      >
        {/* All three are there; the attribute that is set before the first paint shows one. */}
        <Icon
          className={styles.light}
          line="M12 3v2m0 14v2M3 12h2m14 0h2M6 6l1 1m10 10 1 1m0-12-1 1M7 17l-1 1M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0"
        />
        <Icon className={styles.dark} line="M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z" />
        <Icon className={styles.system} line="M12 20a8 8 0 0 1 0-16" area="M12 3v18a9 9 0 0 0 0-18" />
      </button>
    </div>
  );
}
