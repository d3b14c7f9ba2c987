/**
 * "Skip to main content", and the place that the keyboard starts from after a navigation. The stock
 * theme/SkipToContent moves the focus before the new page is painted, which makes the browser lay
 * it out twice; this one waits for the paint.
 */
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

import {MAIN_ID} from '../DocRoot/Layout/Main';

const LABEL = 'Skip to main content';

export default function SkipToContent(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {pathname, search, hash} = useLocation();
  const {action} = useHistory();
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (!hash && action === 'PUSH') return afterPaint(() => focusOn(container.current));
    return undefined;
  }, [pathname, search, hash, action]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOn(document.getElementById(MAIN_ID));
  };
  return (
    <div ref={container} role="region" aria-label={LABEL}>
      <a className={styles['skipToContent']} href={`#${MAIN_ID}`} onClick={skip}>
        {LABEL}
      </a>
    </div>
  );
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

/** Returns a function that cancels it. */
function afterPaint(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
