import {startTransition, useEffect, useState} from 'react';

import {afterPaint} from '../../shared/browser/afterPaint';
import type {Filters, SearchAnswer} from '../engine/types';
import {SearchUnavailable} from './backends/types';
import {useBackend} from './useBackend';

type SearchState = {
  /** `waiting`: the query has changed and the answer is to the one before. */
  status: 'idle' | 'waiting' | 'ready' | 'failed';
  answer: SearchAnswer | null;
  /** The query that `answer` belongs to. */
  answered: string;
  failure: SearchUnavailable | null;
  /** It has been waiting for so long that the reader is told. */
  isSlow: boolean;
};

type Settled = Omit<SearchState, 'status' | 'isSlow'> & {
  /** What was asked, with all that changes the answer. */
  request: string;
};

const NOTHING: Settled = {answer: null, answered: '', failure: null, request: ''};
/** A sign that turns with every letter would be drawn more often than the letters. */
const SLOW_MS = 400;

/**
 * Answers to what the reader types. An older answer never replaces a newer one: every keystroke
 * calls off the one before.
 */
export function useSearch(query: string, filters: Filters, limit: number): SearchState & {retry: () => void} {
  const backend = useBackend();
  const [settled, setSettled] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const {type, section} = filters;
  const asked = query.trim() ? query : '';
  const request = [asked, type, section, limit, attempt].join('\n');

  useEffect(() => {
    if (!asked) {
      setSettled(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    async function run(): Promise<void> {
      try {
        const {search, delayMs} = await backend();
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
        signal.throwIfAborted();
        const answer = await search(asked, {limit, filters: {type, section}, signal});
        // A key that is pressed while the list is being rendered does not wait for it.
        if (!signal.aborted) startTransition(() => setSettled({answer, answered: asked, failure: null, request}));
      } catch (error) {
        if (!signal.aborted) setSettled({answer: null, answered: asked, failure: toUnavailable(error), request});
      }
    }
    // The letter is seen first; the engine takes a core of its own, where there is one.
    const callOff = afterPaint(() => void run());
    return () => {
      callOff();
      controller.abort();
    };
  }, [asked, type, section, limit, backend, request]);

  // Not a state of its own, which would render everything a second time with every letter.
  const isWaiting = asked !== '' && settled.request !== request;
  const isSlow = useLasting(isWaiting);

  const {answer, answered, failure} = asked ? settled : NOTHING;
  return {
    status: asked ? (isWaiting ? 'waiting' : failure ? 'failed' : 'ready') : 'idle',
    answer,
    answered,
    failure: isWaiting ? null : failure,
    isSlow,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Whether a condition has held for some time. */
function useLasting(holds: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    const timer = setTimeout(setLasts, SLOW_MS, holds);
    return () => clearTimeout(timer);
  }, [holds]);
  return holds && lasts;
}

function toUnavailable(error: unknown): SearchUnavailable {
  return error instanceof SearchUnavailable
    ? error
    : new SearchUnavailable(error instanceof Error ? error.message : String(error), 'network', {cause: error});
}
