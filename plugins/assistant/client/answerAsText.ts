import type {Answer} from './useAsk';

/** An answer to paste elsewhere, with full addresses of what it rests on. */
export function answerAsText({question, text, passages, isGenerative, status}: Answer, origin: string): string {
  const places = passages.map(
    ({url, page, heading}, index) => `[${index + 1}] ${heading ? `${page} › ${heading}` : page}: ${origin}${url}`,
  );
  if (isGenerative && status === 'done') return [question, '', text.trim(), '', ...places].join('\n');
  const quotes = passages.map(({url, page, heading, blocks}) =>
    [`${heading ? `${page} › ${heading}` : page} (${origin}${url})`, ...blocks.map((block) => block.text)].join('\n\n'),
  );
  return [question, '', ...quotes].join('\n\n');
}
