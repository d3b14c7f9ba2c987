import type {SearchBackend} from '../../../search/client';
import type {AskService} from '../../types';
import type {Refinement} from '../refinements';
import {createQuotes} from './quoteDocs';
import type {AskBackend} from './types';
import {createWritten} from './writeFromDocs';

/** What answers questions on this site: quotes, unless a service is configured. */
export async function createAskBackend(
  search: () => Promise<SearchBackend>,
  service: AskService | null,
  refinement?: Refinement,
): Promise<AskBackend> {
  const askDocs = async (question: string, signal: AbortSignal) => {
    const backend = await search();
    if (!backend.ask) throw new Error('This site has no text to quote.');
    return backend.ask(question, {signal, tab: refinement?.kind === 'tab' ? refinement.label : undefined});
  };
  if (service?.kind === 'openai') return createWritten(askDocs, (await import('./openai')).createOpenAiWriter(service));
  if (service) return createWritten(askDocs, (await import('./hostedAgent')).createHostedWriter(service), {needsPassages: false});
  return createQuotes(askDocs);
}
