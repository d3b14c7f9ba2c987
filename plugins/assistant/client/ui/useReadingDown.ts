import {useEffect, useState} from 'react';

/** Less is a finger that trembles, or a browser that moves its own bars. */
const STEP_PX = 24;

/**
 * Whether the reader is on the way down: what floats over the text then leaves it, and
 * comes back on the way up.
 */
export function useReadingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let turned = window.scrollY;
    function onScroll(): void {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - turned) < STEP_PX && now > 0) return;
      setIsDown(now > turned && now > 0);
      turned = now;
    }
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
