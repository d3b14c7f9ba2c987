import type {AskAnswer, Passage} from '../../../search/types';

export type Turn = {question: string; answer: string};

/** What happens while a question is answered, in order. */
export type AskEvent =
  /** What the docs say: shown as the answer, or given to the model and cited by number. */
  {type: 'found'; found: AskAnswer} | {type: 'text'; text: string} | {type: 'done'};

export type AskBackend = {
  /** Whether a language model writes the answers. */
  isGenerative: boolean;
  /** Whether it writes from our passages, so that its citations can be checked against them. */
  isGrounded: boolean;
  ask: (question: string, history: Turn[], signal: AbortSignal) => AsyncIterable<AskEvent>;
};

/** Something that writes: takes what was said and the passages, and gives text as it comes. */
export type Writer = (question: string, history: Turn[], passages: Passage[], signal: AbortSignal) => AsyncIterable<string>;
