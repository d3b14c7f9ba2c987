/**
 * Answers with what the docs say and nothing else: the closest passages,
 * whole, or a plain "not here".
 */
import type {Retrieval} from '../../../search/engine/types';
import type {AskBackend, AskEvent, Turn} from './types';

type Retrieve = (question: string, signal: AbortSignal) => Promise<Retrieval>;

/**
 * Below this share of the question's weight, the passages answer something else.
 * Measured in decisions/search.md.
 */
export const LEAST_COVERAGE = 0.5;
/** The one that leads, and three to go to. */
const PASSAGES = 4;
const SHORT_QUESTION = 4;

export function createQuotes(retrieve: Retrieve): AskBackend {
  return {
    isGenerative: false,
    isGrounded: true,
    async *ask(question, history, signal): AsyncGenerator<AskEvent> {
      const {passages, coverage} = await retrieve(withContext(question, history), signal);
      if (passages.length === 0 || coverage < LEAST_COVERAGE) yield {type: 'refusal'};
      yield {type: 'passages', passages: passages.slice(0, PASSAGES)};
      yield {type: 'done'};
    },
  };
}

/** "And in Python?" means little without the question before it. */
export function withContext(question: string, history: Turn[]): string {
  const before = history.at(-1)?.question;
  const isShort = question.trim().split(/\s+/).length <= SHORT_QUESTION;
  return before && isShort ? `${question} ${before}` : question;
}
