/** Answers with what the docs say and nothing else. */
import type {AskAnswer} from '../../../search/types';
import type {AskBackend, AskEvent, Turn} from './types';

type AskDocs = (question: string, signal: AbortSignal) => Promise<AskAnswer>;

const SHORT_QUESTION = 3;
const GOES_ON = /^(?:and|or|but|what about|how about)\b/i;

export function createQuotes(askDocs: AskDocs): AskBackend {
  return {
    isGenerative: false,
    isGrounded: true,
    async *ask(question, history, signal): AsyncGenerator<AskEvent> {
      yield {type: 'found', found: await askDocs(withContext(question, history), signal)};
      yield {type: 'done'};
    },
  };
}

/** "And in Python?" means little without the question before it. */
export function withContext(question: string, history: Turn[]): string {
  const before = history.at(-1)?.question;
  const isShort = question.trim().split(/\s+/).length <= SHORT_QUESTION;
  return before && (isShort || GOES_ON.test(question.trim())) ? `${question} ${before}` : question;
}
