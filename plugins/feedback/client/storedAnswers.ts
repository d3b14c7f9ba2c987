import {readStoredJson, store} from '../../reader-context/client/storage';
import type {Answer} from '../types';

const KEY = 'docs.feedback';
const MAX = 50;

/** The reader's answers by page, newest last. Anything that is not ours counts as nothing. */
export function readAnswers(): Answer[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter(isAnswer) : [];
}

export function storeAnswer(answer: Answer): void {
  const others = readAnswers().filter(({page}) => page !== answer.page);
  store(KEY, JSON.stringify([...others, answer].slice(-MAX)));
}

function isAnswer(value: unknown): value is Answer {
  const {page, helpful} = (value ?? {}) as Partial<Answer>;
  return typeof page === 'string' && typeof helpful === 'boolean';
}
