/**
 * Answers that a model writes from the retrieved passages. When it fails or is silent, the passages
 * themselves are the answer.
 */
import type {Retrieval} from '../../../search/client';
import {LEAST_COVERAGE, withContext} from './quoteDocs';
import type {AskBackend, AskEvent, Writer} from './types';

type Retrieve = (question: string, signal: AbortSignal) => Promise<Retrieval>;

/** Stops a model that repeats itself; no reader wants more. */
const LONGEST_ANSWER = 20_000;

export class WriterFailed extends Error {
  override name = 'WriterFailed';
}

export function createWritten(retrieve: Retrieve, write: Writer, {needsPassages = true} = {}): AskBackend {
  return {
    isGenerative: true,
    isGrounded: needsPassages,
    async *ask(question, history, signal): AsyncGenerator<AskEvent> {
      const {passages, coverage} = await retrieve(withContext(question, history), signal).catch((error: unknown) => {
        if (needsPassages) throw error;
        return {passages: [], coverage: 1};
      });
      if (needsPassages && (passages.length === 0 || coverage < LEAST_COVERAGE)) {
        yield {type: 'refusal'};
        yield {type: 'passages', passages: passages.slice(0, 3)};
        yield {type: 'done'};
        return;
      }
      yield {type: 'passages', passages};
      let length = 0;
      let hasText = false;
      try {
        for await (const text of write(question, history, passages, signal)) {
          hasText ||= text.trim() !== '';
          length += text.length;
          if (length > LONGEST_ANSWER) throw new Error('The service wrote more than an answer.');
          yield {type: 'text', text};
        }
      } catch (cause) {
        signal.throwIfAborted();
        throw new WriterFailed('The answer could not be written.', {cause});
      }
      if (!hasText) throw new WriterFailed('The service gave an empty answer.');
      yield {type: 'done'};
    },
  };
}
