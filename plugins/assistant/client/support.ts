/**
 * Whether the passages that a model cites contain what it wrote. Not whether it is true: numbers,
 * names and code that no cited passage has are shown to the reader as unsupported, and so are
 * sentences without a citation.
 */
import type {Passage} from '../../search/client';

/** Sentences that nothing supports, as written. */
export type Support = {unsupported: string[]};

const CITATION = /\[(\d{1,2})\]/g;
const FENCE = /```[^\n]*\n([\s\S]*?)(?:```|$)/g;
const CODE = /`([^`\n]+)`/g;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
/** `useFlags`, `api_url`, `flagsmith.init`, `X-Environment-Key`. */
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*(?:[._\-/][\p{L}\p{N}_$]+)+|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu;
/** A capital inside a sentence. */
const NAME = /[\p{Ll},;:)] (\p{Lu}[\p{L}\p{N}]{2,})/gu;
const SHORTEST_SENTENCE = 4;

export function checkSupport(text: string, question: string, passages: Passage[]): Support {
  const written = passages.map(textOf);
  const asked = normal(question);
  const cited = new Set<number>();
  const unsupported: string[] = [];
  const prose = text.replace(FENCE, '\n');
  for (const sentence of sentencesOf(prose)) {
    const numbers = [...sentence.matchAll(CITATION)].map(([, number]) => Number(number)).filter((number) => written[number - 1]);
    for (const number of numbers) cited.add(number);
    const facts = factsOf(sentence.replace(CITATION, ''));
    const source = numbers.map((number) => written[number - 1]).join('\n');
    const isLead = sentence.endsWith(':') || wordsIn(sentence) < SHORTEST_SENTENCE;
    if (numbers.length === 0 ? facts.length > 0 || !isLead : !facts.every((fact) => source.includes(fact) || asked.includes(fact)))
      unsupported.push(sentence);
  }
  const all = [...cited].map((number) => written[number - 1]).join('\n');
  for (const [, code = ''] of text.matchAll(FENCE)) {
    const names = code.match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu) ?? [];
    if (names.some((name) => !all.includes(normal(name)))) unsupported.push(code.trim());
  }
  // "The passages do not say": a model that claims nothing needs nothing.
  return {unsupported: cited.size === 0 && factsOf(text).length === 0 ? [] : unsupported};
}

/** A citation after the full stop belongs to the sentence before it. */
function sentencesOf(prose: string): string[] {
  return prose
    .replace(/([.!?:])((?:\s?\[\d{1,2}\])+)/g, '$2$1')
    .replace(/([.!?])\s+(?=[\p{Lu}`"(*<[])/gu, '$1\n')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)]|#+)\s+/, '').trim())
    .filter((line) => /\p{L}/u.test(line));
}

function factsOf(sentence: string): string[] {
  const code = [...sentence.matchAll(CODE)].map(([, inner = '']) => inner);
  const rest = sentence.replace(CODE, ' ');
  const names = [...rest.matchAll(NAME)].map(([, name = '']) => name);
  return [...code, ...(rest.match(IDENTIFIER) ?? []), ...(rest.match(NUMBER) ?? []), ...names].map(normal).filter(Boolean);
}

function textOf({page, parents = [], heading, blocks}: Passage): string {
  return normal([page, ...parents, heading, 'Flagsmith', ...blocks.map(({text, tab}) => `${tab ?? ''} ${text}`)].join('\n'));
}

/** Case, spaces, quotes and thousands may differ. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[\s'"“”‘’*]+/g, ' ')
    .trim();
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).length;
}
