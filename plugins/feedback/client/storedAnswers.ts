import type {Answer} from '../types';

const KEY = 'docs.feedback';
const MAX = 50;

/** The reader's answers by page, newest last. Anything that is not ours counts as nothing. */
export function readAnswers(): Answer[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

export function storeAnswer(answer: Answer): void {
  const others = readAnswers().filter(({page}) => page !== answer.page);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...others, answer].slice(-MAX)));
  } catch {
    // A reader who blocks storage can still send or open an issue.
  }
}

function isAnswer(value: unknown): value is Answer {
  const {page, helpful} = (value ?? {}) as Partial<Answer>;
  return typeof page === 'string' && typeof helpful === 'boolean';
}
