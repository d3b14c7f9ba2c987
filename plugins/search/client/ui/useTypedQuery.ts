import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** Readers leave less between two letters of a word. */
const PAUSE_MS = 250;
/** To render and paint the box: 20 to 45 ms on a desktop, 85 to 100 on one slowed four times. */
const SLOW_MS = 60;

export type TypedQuery = {
  /** What is searched for. */
  query: string;
  /** What the field has. */
  latest: RefObject<string>;
  /** `isLetter`: more may follow. */
  type: (value: string, isLetter?: boolean) => void;
};

/**
 * The field's text on its way to the search. Where the browser is slow, a list that is rendered
 * between two letters holds up the second; there, the search waits for a pause. Text that comes as
 * a whole, from the clipboard for example, never waits.
 */
export function useTypedQuery(initial: string): TypedQuery {
  const [query, setQuery] = useState(initial);
  const [openedAt] = useState(() => performance.now());
  const isSlow = useRef(false);
  const latest = useRef(initial);
  const timer = useRef(0);

  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => (isSlow.current = performance.now() - openedAt > SLOW_MS)));
  }, [openedAt]);

  const type = useCallback((value: string, isLetter?: boolean) => {
    latest.current = value;
    window.clearTimeout(timer.current);
    if (isSlow.current && isLetter) timer.current = window.setTimeout(setQuery, PAUSE_MS, value);
    else setQuery(value);
  }, []);

  return {query, latest, type};
}
