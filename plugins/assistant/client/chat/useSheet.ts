import {type PointerEvent, useRef, useState} from 'react';

/**
 * From this width on the form is beside the page (src/css/made-pages.css has the same); below
 * it is a sheet at the lower edge.
 */
const BESIDE = '(min-width: 1200px)';
/** Let go below this height, a sheet that is dragged down closes. */
const CLOSES_PX = 40;

type Sheet = {
  isFull: boolean;
  toggle: () => void;
  /** While it is dragged. */
  height: number | undefined;
  /** For the bar that is dragged. */
  bar: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
};

/**
 * A sheet that shows its bar only, or all of it; dragging the bar or its button changes that, and
 * dragging it down closes it.
 */
export function useSheet(startsFull: boolean, onClose: () => void): Sheet {
  const [isFull, setIsFull] = useState(startsFull);
  const [height, setHeight] = useState<number>();
  const start = useRef<{y: number; height: number}>(null);

  /** By the place where it is let go: the last move may not have been rendered yet. */
  function settle({clientY}: PointerEvent): void {
    if (!start.current) return;
    const {y, height: before} = start.current;
    start.current = null;
    setHeight(undefined);
    const after = before + y - clientY;
    if (after === before) return;
    if (after < CLOSES_PX) onClose();
    else setIsFull(after > window.innerHeight / 4);
  }

  return {
    isFull,
    toggle: () => setIsFull(!isFull),
    height,
    bar: {
      onPointerDown({target, currentTarget, clientY, pointerId}) {
        if (window.matchMedia(BESIDE).matches || (target as Element).closest('button')) return;
        const sheet = currentTarget.parentElement;
        start.current = {y: clientY, height: sheet?.offsetHeight ?? 0};
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove({clientY}) {
        if (start.current) setHeight(Math.max(0, start.current.height + start.current.y - clientY));
      },
      onPointerUp: settle,
      onPointerCancel() {
        start.current = null;
        setHeight(undefined);
      },
    },
  };
}
