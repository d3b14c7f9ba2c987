/**
 * The language model that some browsers bring along. It runs on the reader's device,
 * and only after they agree.
 */
import {forget, readStored, store} from '../../../shared/browser/storage';
import {toMessages} from './prompt';
import type {Writer} from './types';

const LANGUAGE = {expectedInputs: [{type: 'text', languages: ['en']}], expectedOutputs: [{type: 'text', languages: ['en']}]};

type Session = {promptStreaming: (text: string, options: {signal: AbortSignal}) => ReadableStream<string>; destroy: () => void};
type LanguageModel = {
  availability: (options: typeof LANGUAGE) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create: (options: typeof LANGUAGE & {initialPrompts: {role: string; content: string}[]; signal: AbortSignal}) => Promise<Session>;
};

const CONSENT = 'site.ask.device-model';

function modelOf(scope: object): LanguageModel | undefined {
  return (scope as {LanguageModel?: LanguageModel}).LanguageModel;
}

export async function hasDeviceModel(scope: object = globalThis): Promise<boolean> {
  const state = await modelOf(scope)
    ?.availability(LANGUAGE)
    .catch(() => 'unavailable');
  return state !== undefined && state !== 'unavailable';
}

export function readConsent(): boolean {
  return readStored(CONSENT) === 'yes';
}

export function writeConsent(agrees: boolean): void {
  if (agrees) store(CONSENT, 'yes');
  else forget(CONSENT);
}

export const writeOnDevice: Writer = async function* (question, history, passages, signal) {
  const [system, ...rest] = toMessages(question, history, passages);
  const session = await modelOf(globalThis)?.create({...LANGUAGE, initialPrompts: system ? [system, ...rest.slice(0, -1)] : [], signal});
  if (!session) throw new Error('This browser has no language model.');
  const reader = session.promptStreaming(question, {signal}).getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    session.destroy();
  }
};
