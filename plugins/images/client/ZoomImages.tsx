import {useEffect, type ReactNode} from 'react';

import {enlarge} from './enlarge';

/** Renders nothing: listens for clicks on the pictures of its page, which are HTML. Without it they are links to the whole picture. */
export function ZoomImages(): ReactNode {
  useEffect(() => {
    let close: (() => void) | undefined;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
      const asksForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
      if (!link || asksForNewTab) return;
      event.preventDefault();
      close = enlarge(link);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Enter is a click on a link by itself; a button is expected to take the space bar too.
      if (event.key !== ' ' || !(event.target as Element).matches('a[data-enlarge]')) return;
      event.preventDefault();
      (event.target as HTMLElement).click();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      close?.();
    };
  }, []);
  return null;
}
