import {useEffect, useRef, type RefObject} from 'react';

/**
 * Keeps `--aid-covered`, the height of what an on-screen keyboard covers: what sticks to the
 * lower edge stays above it.
 */
export function useUncovered(): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      frame.current?.style.setProperty('--aid-covered', `${Math.round(covered)}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return frame;
}
