import {useCallback, useEffect, useRef, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

import {type Passage, useBackend} from '../../search/client';
import type {AssistantGlobalData} from '../types';
import {createAskBackend} from './ask/createAskBackend';
import type {AskEvent, Turn, Writer} from './ask/types';
import {WriterFailed} from './ask/writeFromDocs';

export type Answer = {
  id: number;
  question: string;
  /** `fallback`: the model failed and the passages stand in for its answer. */
  status: 'thinking' | 'answering' | 'done' | 'stopped' | 'failed' | 'fallback';
  text: string;
  passages: Passage[];
  isRefusal: boolean;
  isGenerative: boolean;
};

/** Less would flicker; more would be a pretence. */
const LEAST_THINKING_MS = 200;
const REVEAL_MS = 140;
export const LONGEST_QUESTION = 512;

/** A conversation: each question is answered from the docs, one at a time. */
export function useAsk(onDevice: Writer | null) {
  const search = useBackend();
  const {ask: service} = usePluginData('assistant') as AssistantGlobalData;
  const [answers, setAnswers] = useState<Answer[]>([]);
  const running = useRef<AbortController | null>(null);
  const history = useRef<Turn[]>([]);

  const update = useCallback((id: number, change: (before: Answer) => Partial<Answer>) => {
    setAnswers((before) => before.map((answer) => (answer.id === id ? {...answer, ...change(answer)} : answer)));
  }, []);

  const ask = useCallback(
    async (asked: string) => {
      const question = asked.trim().slice(0, LONGEST_QUESTION);
      if (!question) return;
      running.current?.abort();
      const controller = new AbortController();
      const {signal} = controller;
      running.current = controller;
      const id = Date.now();
      setAnswers((before) => [
        ...before,
        {id, question, status: 'thinking', text: '', passages: [], isRefusal: false, isGenerative: false},
      ]);
      let text = '';
      try {
        const [backend] = await Promise.all([createAskBackend(search, service, onDevice), pause(LEAST_THINKING_MS)]);
        update(id, () => ({isGenerative: backend.isGenerative}));
        for await (const event of backend.ask(question, history.current, signal)) {
          signal.throwIfAborted();
          if (event.type === 'text') text += event.text;
          await show(event, backend.isGenerative, (change) => update(id, change));
        }
        history.current.push({question, answer: text});
        update(id, () => ({status: 'done'}));
      } catch (error) {
        update(id, () => ({status: signal.aborted ? 'stopped' : error instanceof WriterFailed ? 'fallback' : 'failed'}));
      }
    },
    [search, service, onDevice, update],
  );

  const stop = useCallback(() => running.current?.abort(), []);
  // Leaving ask mode calls off whatever is on its way.
  useEffect(() => stop, [stop]);

  return {answers, ask, stop, isBusy: answers.some(({status}) => status === 'thinking' || status === 'answering')};
}

async function show(event: AskEvent, isGenerative: boolean, update: (change: (before: Answer) => Partial<Answer>) => void): Promise<void> {
  if (event.type === 'refusal') update(() => ({isRefusal: true}));
  if (event.type === 'text') update((before) => ({status: 'answering', text: before.text + event.text}));
  if (event.type !== 'passages') return;
  if (isGenerative || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return update(() => ({passages: event.passages, ...(isGenerative ? {} : {status: 'answering'})}));
  for (let count = 1; count <= event.passages.length; count += 1) {
    update(() => ({status: 'answering', passages: event.passages.slice(0, count)}));
    await pause(REVEAL_MS);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
