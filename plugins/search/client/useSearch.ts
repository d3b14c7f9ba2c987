import {startTransition, useEffect, useState} from 'react';

import {savesData} from '../../shared/browser/savesData';
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
};

const IDLE: SearchState = {status: 'idle', answer: null, answered: '', failure: null};

/**
 * Answers to what the reader types. An older answer never replaces a newer one: every keystroke
 * calls off the one before.
 */
export function useSearch(query: string, filters: Filters, limit: number): SearchState & {retry: () => void} {
  const backend = useBackend();
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const {type, section} = filters;
  const asked = query.trim() ? query : '';

  useEffect(() => {
    if (!asked) {
      setState(IDLE);
      if (!savesData())
        backend().then(
          ({prepare}) => prepare?.(),
          () => undefined,
        );
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    async function run(): Promise<void> {
      setState((before) => ({...before, status: 'waiting', failure: null}));
      try {
        const {search, delayMs} = await backend();
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
        signal.throwIfAborted();
        const answer = await search(asked, {limit, filters: {type, section}, signal});
        // A key that is pressed while the list is being rendered does not wait for it.
        if (!signal.aborted) startTransition(() => setState({status: 'ready', answer, answered: asked, failure: null}));
      } catch (error) {
        if (!signal.aborted) setState({status: 'failed', answer: null, answered: asked, failure: toUnavailable(error)});
      }
    }
    void run();
    return () => controller.abort();
  }, [asked, type, section, limit, attempt, backend]);

  return {...state, retry: () => setAttempt((count) => count + 1)};
}

function toUnavailable(error: unknown): SearchUnavailable {
  return error instanceof SearchUnavailable
    ? error
    : new SearchUnavailable(error instanceof Error ? error.message : String(error), 'network', {cause: error});
}
