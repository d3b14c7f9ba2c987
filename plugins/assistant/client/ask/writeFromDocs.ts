/**
 * Answers that a model writes from the retrieved passages. When it fails or is silent, the passages
 * themselves are the answer.
 */
import type {AskAnswer, Card, ErrorRow, Passage} from '../../../search/types';
import {withContext} from './quoteDocs';
import type {AskBackend, AskEvent, Writer} from './types';

type AskDocs = (question: string, signal: AbortSignal) => Promise<AskAnswer>;

/** Stops a model that repeats itself; no reader wants more. */
const LONGEST_ANSWER = 20_000;

export class WriterFailed extends Error {
  override name = 'WriterFailed';
}

export function createWritten(askDocs: AskDocs, write: Writer, {needsPassages = true} = {}): AskBackend {
  return {
    isGenerative: true,
    isGrounded: needsPassages,
    async *ask(question, history, signal): AsyncGenerator<AskEvent> {
      const found = await askDocs(withContext(question, history), signal).catch((error: unknown): AskAnswer => {
        if (needsPassages) throw error;
        return {state: 'answer', passages: []};
      });
      if (needsPassages && found.state !== 'answer') {
        yield {type: 'found', found};
        yield {type: 'done'};
        return;
      }
      // What is written by hand is a passage to a model like any other, and cited as such.
      const {card, row, ...rest} = found;
      const passages = [...(row ? [rowAsPassage(row)] : []), ...(card ? [cardAsPassage(card)] : []), ...found.passages];
      yield {type: 'found', found: {...rest, state: 'answer', passages}};
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

function cardAsPassage({answer, url, page, heading}: Card): Passage {
  return {url, page, heading, blocks: [{kind: 'text', text: answer}]};
}

function rowAsPassage({message, cells, url, page, heading}: ErrorRow): Passage {
  return {url, page, heading, blocks: [{kind: 'text', text: [message, ...cells.map(({column, text}) => `${column}: ${text}`)].join('\n')}]};
}
