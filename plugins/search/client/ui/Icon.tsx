import type {ReactNode} from 'react';

import styles from './controls.module.css';

const PATHS = {
  search: 'M11 4a7 7 0 1 0 4.4 12.4l4 4 1.4-1.4-4-4A7 7 0 0 0 11 4Zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  busy: 'M12 3a9 9 0 1 0 9 9h-2a7 7 0 1 1-7-7V3Z',
  close: 'm6.7 5.3 5.3 5.3 5.3-5.3 1.4 1.4-5.3 5.3 5.3 5.3-1.4 1.4-5.3-5.3-5.3 5.3-1.4-1.4 5.3-5.3-5.3-5.3 1.4-1.4Z',
  star: 'm12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8L12 4Z',
  page: 'M6 3h8l4 4v14H6zm2 2v14h8V8h-3V5z',
  section: 'M9 4h2L9 20H7zm6 0h2l-2 16h-2zM5 9h15v2H5zm-1 5h15v2H4z',
  ask: 'M12 3c5 0 9 3.4 9 7.7s-4 7.7-9 7.7c-1 0-2-.1-2.9-.4L4 20.5l1.3-4A7 7 0 0 1 3 10.7C3 6.4 7 3 12 3Z',
} as const;

export function Icon({name}: {name: keyof typeof PATHS}): ReactNode {
  return (
    <svg className={name === 'busy' ? styles.busy : styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path fill="currentColor" d={PATHS[name]} />
    </svg>
  );
}
