import {useCallback, useEffect, useRef, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

import {
  type AskAnswer,
  type Card,
  type ErrorRow,
  type Passage,
  type SearchUnavailable,
  toUnavailable,
  useBackend,
} from '../../search/client';
import type {AssistantGlobalData} from '../types';
import {createAskBackend} from './ask/createAskBackend';
import type {AskEvent, Turn} from './ask/types';
import {untilAborted} from './ask/untilAborted';
import {WriterFailed} from './ask/writeFromDocs';
import {checkSupport} from './support';
import {refined, type Refinement, refinementsOf} from './refinements';

export type Answer = {
  id: number;
  question: string;
  /** `fallback`: the model failed and the passages replace its answer. */
  status: 'thinking' | 'answering' | 'done' | 'stopped' | 'failed' | 'fallback';
  failure: SearchUnavailable | undefined;
  text: string;
  passages: Passage[];
  /** Whether the passages answer, are only near, or there are none. */
  state: AskAnswer['state'];
  /** What leads before the passages. */
  card: Card | undefined;
  /** Whether the question is an error text or a log. */
  isPasted: boolean | undefined;
  row: ErrorRow | undefined;
  isGenerative: boolean;
  /** Sentences of a finished answer that the passages it cites do not have. */
  unsupported: string[];
  /** What the question can be narrowed to, and what it was. */
  choices: Refinement[];
  refinement: Refinement | undefined;
};

/** Error texts are pasted with the log around them. */
export const LONGEST_QUESTION = 20_000;

const BEGUN = {
  status: 'thinking' as const,
  failure: undefined,
  text: '',
  state: 'answer' as const,
  card: undefined,
  row: undefined,
  isPasted: false,
  unsupported: [],
};
/** Words come faster than they can be drawn. */
const DRAWN_EVERY_MS = 50;

/** A conversation: each question is answered from the docs, one at a time. */
export function useAsk() {
  const search = useBackend();
  const {ask: service} = usePluginData('assistant') as AssistantGlobalData;
  const [answers, setAnswers] = useState<Answer[]>([]);
  const running = useRef<{id: number; controller: AbortController} | null>(null);
  const history = useRef<(Turn & {id: number})[]>([]);

  const update = useCallback((id: number, change: (before: Answer) => Partial<Answer>) => {
    setAnswers((before) => before.map((answer) => (answer.id === id ? {...answer, ...change(answer)} : answer)));
  }, []);

  const run = useCallback(
    async (id: number, question: string, refinement: Refinement | undefined) => {
      running.current?.controller.abort();
      const controller = new AbortController();
      const {signal} = controller;
      const own = {id, controller};
      running.current = own;
      const isReplaced = (): boolean => running.current !== own && running.current?.id === id;
      const before = history.current.filter((turn) => turn.id < id);
      let text = '';
      let drawn = 0;
      let later: ReturnType<typeof setTimeout> | undefined;
      const draw = (event: AskEvent): void => {
        drawn = performance.now();
        update(id, (answer) => changeOf(event, answer, text));
      };
      let passages: Passage[] = [];
      try {
        const backend = await createAskBackend(search, service, refinement);
        update(id, () => ({isGenerative: backend.isGenerative}));
        for await (const event of untilAborted(backend.ask(refined(question, refinement), before, signal), signal)) {
          signal.throwIfAborted();
          if (event.type === 'found') passages = event.found.passages;
          if (event.type === 'text') text += event.text;
          clearTimeout(later);
          // Whatever comes too soon is drawn in a moment: the next words may let the reader wait.
          if (event.type === 'text' && performance.now() - drawn < DRAWN_EVERY_MS) later = setTimeout(draw, DRAWN_EVERY_MS, event);
          else draw(event);
        }
        history.current = [...before, {id, question, answer: text}];
        const {unsupported} = text && backend.isGrounded ? checkSupport(text, question, passages) : {unsupported: []};
        update(id, () => ({status: 'done', text, unsupported}));
      } catch (error) {
        const failure = signal.aborted || error instanceof WriterFailed ? undefined : await toUnavailable(error);
        // The same question asked again has its place.
        if (isReplaced()) return;
        update(id, () => ({text, failure, status: signal.aborted ? 'stopped' : failure ? 'failed' : 'fallback'}));
      } finally {
        clearTimeout(later);
      }
    },
    [search, service, update],
  );

  const ask = useCallback(
    async (asked: string) => {
      const question = asked.trim().slice(0, LONGEST_QUESTION);
      if (!question) return;
      const id = Date.now();
      setAnswers((before) => [...before, {...BEGUN, id, question, passages: [], isGenerative: false, choices: [], refinement: undefined}]);
      await run(id, question, undefined);
    },
    [run],
  );

  /**
   * The same question again, in its place: after a failure, or narrowed to
   * a language or an edition.
   */
  const askAgain = useCallback(
    async ({id, question}: Answer, refinement?: Refinement) => {
      update(id, () => ({...BEGUN, refinement}));
      await run(id, question, refinement);
    },
    [run, update],
  );

  const stop = useCallback(() => running.current?.controller.abort(), []);
  // Leaving ask mode cancels requests in progress.
  useEffect(() => stop, [stop]);

  return {answers, ask, askAgain, stop, isBusy: answers.some(({status}) => status === 'thinking' || status === 'answering')};
}

function changeOf(event: AskEvent, {question, choices, isGenerative}: Answer, text: string): Partial<Answer> {
  if (event.type === 'text') return {status: 'answering', text};
  if (event.type !== 'found') return {};
  const {passages, state, card, row, isPasted} = event.found;
  const [lead] = passages;
  return {
    ...{passages, state, card, row, isPasted},
    ...(isGenerative ? {} : {status: 'answering'}),
    // Those of the first answer stay: narrowed to one, the passage may have no others.
    choices: choices.length > 0 || !lead ? choices : refinementsOf(lead, question),
  };
}
