import {useEffect, useState} from 'react';

/** Less is a finger that trembles, or a browser that moves its own bars. */
const STEP_PX = 24;
/** A floating button would cover the last lines of the page. */
const END_PX = 120;

/**
 * Whether the reader is in the text, on the way down or at its end: what floats over it then
 * leaves, and comes back on the way up. A page that opens at a section is being read as well.
 */
export function useReadingDown(): boolean {
  const [isDown, setIsDown] = useState(() => window.scrollY > 0);
  useEffect(() => {
    let turned = window.scrollY;
    function onScroll(): void {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - turned) < STEP_PX && now > 0) return;
      setIsDown(now > 0 && (now > turned || isAtEnd(now)));
      turned = now;
    }
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}

function isAtEnd(now: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight - now < END_PX;
}
