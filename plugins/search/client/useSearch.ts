import {startTransition, useEffect, useState} from 'react';

import {savesData} from '../../shared/browser/savesData';
import type {Filters, SearchAnswer} from '../types';
import type {SearchUnavailable} from './backends/types';
import {toUnavailable} from './toUnavailable';
import {useBackend} from './useBackend';

type SearchState = {
  /** `waiting`: the query has changed and the answer is to the one before. */
  status: 'idle' | 'waiting' | 'ready' | 'failed';
  answer: SearchAnswer | null;
  /** The query that `answer` belongs to. */
  answered: string;
  /** Whether cards are in `answer`, or will not come. */
  isWhole: boolean;
  failure: SearchUnavailable | null;
};

const IDLE: SearchState = {status: 'idle', answer: null, answered: '', isWhole: false, failure: null};

/**
 * Answers to what the reader types. An older answer never replaces a newer one: every keystroke
 * calls off the one before.
 */
export function useSearch(query: string, filters: Filters, limit: number): SearchState & {retry: () => void} {
  const backend = useBackend();
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const {type, section} = filters;
  const asked = query.trim() ? query : '';

  // Cards come with the data of Ask: a query that was faster is answered once more.
  useEffect(() => {
    const prepared = savesData() ? Promise.resolve() : backend().then(({prepare}) => prepare?.());
    prepared.then(
      () => setIsWhole(true),
      () => setIsWhole(true),
    );
  }, [backend]);

  useEffect(() => {
    if (!asked) {
      setState(IDLE);
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
        if (!signal.aborted) startTransition(() => setState({status: 'ready', answer, answered: asked, isWhole, failure: null}));
      } catch (error) {
        const failure = await toUnavailable(error);
        if (!signal.aborted) setState({status: 'failed', answer: null, answered: asked, isWhole, failure});
      }
    }
    void run();
    return () => controller.abort();
  }, [asked, type, section, limit, attempt, isWhole, backend]);

  return {...state, retry: () => setAttempt((count) => count + 1)};
}
