import {readStoredJson, store} from '../../shared/browser/storage';
import type {Feedback} from '../types';

const KEY = 'docs.feedback';
const MAX = 50;

/** The reader's answers by page, newest last. Anything that is not ours is ignored. */
export function readAnswers(): Feedback[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter(isAnswer) : [];
}

export function storeAnswer(answer: Feedback): void {
  const others = readAnswers().filter(({page}) => page !== answer.page);
  store(KEY, JSON.stringify([...others, answer].slice(-MAX)));
}

function isAnswer(value: unknown): value is Feedback {
  const {page, helpful} = (value ?? {}) as Partial<Feedback>;
  return typeof page === 'string' && typeof helpful === 'boolean';
}
